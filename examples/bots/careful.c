/* A bot in C that speaks the line protocol. It needs no JSON: the options and the bounds of a bid are plain words.
   Try it: cc -O2 -o /tmp/careful examples/bots/careful.c && passgo tournament classic --bots exec:/tmp/careful,simple */
#include <stdio.h>
#include <string.h>

static const char *const wishes[] = {"buy", "roll", "end", "pay", "refuse", "mortgage", "sell", NULL};

static int begins(const char *line, const char *word) {
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && (line[length] == '\0' || line[length] == ' ');
}

int main(void) {
    static char line[1 << 20];  /* views are long */
    static char best[sizeof line];
    int rank = 99;

    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        if (begins(line, "passgo")) {
            puts("ready");
        } else if (begins(line, "ask")) {
            rank = 99;
        } else if (begins(line, "option")) {
            int wish = 0;
            while (wishes[wish] && !begins(line + 7, wishes[wish])) wish++;
            if (wish < rank) {
                rank = wish;
                strcpy(best, line + 7);
            }
        } else if (begins(line, "go")) {
            printf("play %s\n", best);
        } else if (begins(line, "quit")) {
            break;
        }
    }
    return 0;
}
