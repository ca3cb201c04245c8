/* What a client of one thread a connection costs at least: each thread writes a point select and reads the answer, nothing
 * else. Needs an account "floor" without a password and sbtest1 to sbtest4 of 25,000 rows. benchmarks/floor.sh starts it.
 * usage: floor PORT THREADS SECONDS    prints transactions a second, and microseconds of CPU a transaction */
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { MOST = 256, LINE = 8 };
static int port;
static volatile long done[MOST * LINE];

static void fail(const char *what) {
    fprintf(stderr, "floor: %s\n", what);
    exit(1);
}

/* Capabilities: long password, long flag, schema, protocol 4.1, transactions, secure connection. */
static int login(void) {
    int at = 36, one = 1, server = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    uint32_t capabilities = 1 | 4 | 8 | 1 << 9 | 1 << 13 | 1 << 15, largest = 1 << 30;
    char answer[4096], packet[256] = {0};
    setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(server, (struct sockaddr *)&address, sizeof address) || read(server, answer, sizeof answer) <= 0) fail("no server there");
    memcpy(packet + 4, &capabilities, 4);
    memcpy(packet + 8, &largest, 4);
    packet[12] = 45;
    memcpy(packet + at, "floor\0\0benchbook", 17);
    packet[0] = at + 17 - 4;
    packet[3] = 1;
    if (write(server, packet, at + 17) < 0 || read(server, answer, sizeof answer) < 5 || answer[4] != 0) fail("login refused");
    return server;
}

static void *client(void *argument) {
    long number = (long)argument;
    unsigned seed = number + 1;
    int server = login();
    char query[128] = {0}, answer[32768];
    query[4] = 3;
    while (1) {
        int length = sprintf(query + 5, "SELECT c FROM sbtest%d WHERE id=%d", rand_r(&seed) % 4 + 1, rand_r(&seed) % 25000 + 1);
        query[0] = length + 1;
        if (write(server, query, length + 5) < 0 || read(server, answer, sizeof answer) <= 0) fail("connection lost");
        done[number * LINE]++;
    }
    return NULL;
}

static double cpu(void) {
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    return used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static long sum(int threads) {
    long all = 0;
    for (int i = 0; i < threads; i++) all += done[i * LINE];
    return all;
}

int main(int count, char **arguments) {
    if (count != 4) fail("usage: floor PORT THREADS SECONDS");
    int threads = atoi(arguments[2]), seconds = atoi(arguments[3]);
    port = atoi(arguments[1]);
    if (threads < 1 || threads > MOST || seconds < 1) fail("1 to 256 threads, at least 1 second");
    for (long i = 0; i < threads; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, client, (void *)i);
    }
    sleep(2);
    long before = sum(threads);
    double cpuBefore = cpu();
    sleep(seconds);
    long more = sum(threads) - before;
    printf("%.0f %.3f\n", (double)more / seconds, (cpu() - cpuBefore) * 1e6 / more);
    return 0;
}
