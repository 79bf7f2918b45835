/* What the seats to move may know and do, copied into arrays: the numbers of each game's encode.py. Nothing is decided
 * here, neither what is legal nor what comes next. Fields of compiled positions are read where mypyc's header says that
 * they are. rows.py is the twin in Python, used wherever this is not; tests/research/test_rows.py compares the two. */
#include "__native_tavolino.h"
#define G(X, module, name) X(games___##module, name)
#define C(X, module, name) X(games___coffin_rush___##module, name)
#define EACH_CLASS(X) \
    X(research___batch, Environment) G(X, cafe_race___encode, RaceEncoder) G(X, cafe_race___rules, Race) \
    G(X, cafe_race___state, Clerk) G(X, coffee_rush___encode, RushEncoder) G(X, coffee_rush___rules, Rush) \
    G(X, coffee_rush___state, Barista) C(X, encode, DigEncoder) C(X, rules, Expedition) C(X, rules_temple, Temple) \
    C(X, rules_flight, Flight) C(X, state, Components) C(X, state, Explorer) C(X, state, Turn) \
    C(X, rules_things, KeepQuestion) C(X, rules_danger, LuckQuestion) C(X, rules_pharaoh, TargetQuestion) \
    C(X, rules_actions, ConsentQuestion) C(X, rules_cards, RecoverQuestion) C(X, rules_cards, PlunderQuestion) \
    C(X, rules_resume, Aggression) C(X, rules_resume, Encounter) C(X, rules_resume, Ritual)
#define AS_TYPE(module, name) typedef tavolino___##module##___##name##Object name;
#define AS_NUMBER(module, name) A_##name,
#define AS_ROW(module, name) {"tavolino___" #module, #name, sizeof(name)},
EACH_CLASS(AS_TYPE)
enum { EACH_CLASS(AS_NUMBER) CLASSES };
static const struct Class { const char *module, *name; Py_ssize_t size; } expected[CLASSES] = {EACH_CLASS(AS_ROW)};
static PyObject *classes[CLASSES];
#define IS(object, name) ((PyObject *)Py_TYPE(object) == classes[A_##name])
#define LENGTH(list) PyList_GET_SIZE(list)
#define ITEM(type, list, place) ((type *)PyList_GET_ITEM(list, place))
#define SEAT(type, list, seat) ITEM(type, list, (seat) < LENGTH(list) ? (seat) : (seat) - LENGTH(list))
#define DIGIT(number) ((int64_t)CPY_LONG_DIGIT((PyLongObject *)(number), 0)) /* of a small number, not below 0 */
#define NUMBER(list, place) DIGIT(PyList_GET_ITEM(list, place))
#define BYTES(bytes) ((const uint8_t *)PyBytes_AS_STRING(bytes))
#define ONES(bits) __builtin_popcountll(bits)
#define CLIPPED(count) ((count) < 255 ? (count) : 255)
#define ROW(...) ((const uint8_t[]){__VA_ARGS__})
#define PUT(...) (memcpy(at, ROW(__VA_ARGS__), sizeof ROW(__VA_ARGS__)), at += sizeof ROW(__VA_ARGS__))
typedef uint8_t *restrict Row; /* where the next number goes */
static inline uint8_t *write_fields(Row at, int64_t packed, int64_t count, int bits) { /* of so many bits each */
    for (int64_t field = 0; field < count; field++) *at++ = packed >> field * bits & ((1 << bits) - 1);
    return at;
}

/* ---- Café Race: cafe_race/encode.py */
static void write_clerk(Row at, Environment *environment, Race *race, Clerk *clerk, int64_t occupied) {
    int64_t seat = clerk->_seat, cell = clerk->_cell, beside = -1;
    int secret = race->_question == 0, own = seat == environment->_mover; /* RACE-SEE-1 */
    for (Py_ssize_t other = 0; other < LENGTH(race->_clerks); other++)
        beside += ITEM(Clerk, race->_clerks, other)->_cell == cell;
    PUT(cell, cell > 0 ? (cell - 1) % 10 + 1 : 0, clerk->_tokens, ONES(occupied >> (cell + 1)) + 1, beside);
    PUT(secret ? clerk->_thrust == 0 : !environment->_over && own, clerk->_thrust != 0);
    PUT(own || !secret ? clerk->_thrust : 0, clerk->_speed, seat == race->_opener, seat == race->_leader);
    memset(at, 0, 7);
    for (int64_t past = clerk->_shown; past; past >>= 3) at[past & 7]++;
    at[0] = clerk->_shown & 7;
}
static int write_race(Row at, Environment *environment) {
    Race *race = (Race *)environment->_state;
    int64_t players = LENGTH(race->_clerks), dice = LENGTH(race->_speeds), occupied = 0;
    PUT(race->_auction, CLIPPED(race->_round));
    at = write_fields(at, 1 << race->_question, 4, 1); /* what is asked */
    PUT(race->_die, race->_bid);
    for (int64_t place = 0; place < players; place++) {
        *at++ = place < dice ? NUMBER(race->_speeds, place) : 0;
        occupied |= 1LL << ITEM(Clerk, race->_clerks, place)->_cell;
    }
    for (int64_t step = 0; step < players; step++, at += 18)
        write_clerk(at, environment, race, SEAT(Clerk, race->_clerks, environment->_mover + step), occupied);
    return 0;
}

/* ---- Coffee Rush: coffee_rush/encode.py. A stock has six bits for each of eight ingredients. */
static int64_t missing(RushEncoder *encoder, Barista *barista, int64_t drink) {
    const int64_t guards = 0x820820820820, halves = 0x3F03F03F03F, recipe = encoder->_recipes.items[drink] | guards;
    const int64_t cups[] = {barista->_cup1, barista->_cup2, barista->_cup3};
    int64_t most = 0;
    for (int cup = 0; cup < 3; cup++) {
        int64_t tokens = ((cups[cup] & halves) + (cups[cup] >> 6 & halves)) * 0x1001001001u >> 36 & 0xFFF; /* in all */
        if (((recipe - cups[cup]) & guards) == guards && tokens > most) most = tokens;
    }
    return encoder->_tokens.items[drink] - most;
}
#define TAKE_OUT(cards, shift) for (int card = 0; card < LENGTH(cards); card++) unseen[NUMBER(cards, card) >> shift]--
static uint8_t *write_barista(Row at, RushEncoder *encoder, Rush *rush, Barista *barista) {
    int64_t first = barista->_meeple, second = barista->_second; /* cells, or -1 */
    PUT(CLIPPED(LENGTH(barista->_completed)), CLIPPED(LENGTH(barista->_penalties)));
    at = write_fields(at, barista->_upgrades, 4, 1);
    PUT(barista->_rush, barista->_seat == rush->_starter, barista->_seat == rush->_seat);
    PUT(first < 0 ? 0 : (first & 3) + 1, (first >> 2) + 1);
    if (encoder->_players == 2) PUT(second < 0 ? 0 : (second & 3) + 1, (second >> 2) + 1);
    at = write_fields(write_fields(write_fields(at, barista->_cup1, 8, 6), barista->_cup2, 8, 6), barista->_cup3, 8, 6);
    memset(at, 0, 9);
    for (Py_ssize_t place = 0; place < LENGTH(barista->_orders); place++) {
        int64_t order = NUMBER(barista->_orders, place), far = missing(encoder, barista, order >> 2);
        uint8_t *tab = at + (order & 3), *group = at + 4 + (far < 4 ? far : 4);
        *tab = CLIPPED(*tab + 1), *group = CLIPPED(*group + 1);
    }
    return at + 9;
}
static int write_rush(Row at, Environment *environment) {
    Rush *rush = (Rush *)environment->_state;
    RushEncoder *encoder = (RushEncoder *)environment->_encoder;
    Barista *observer = ITEM(Barista, rush->_baristas, environment->_mover);
    const uint8_t *ways = BYTES(observer->_upgrades & 2 ? encoder->_ways_with_diagonal : encoder->_ways);
    int64_t players = encoder->_players, asked = rush->_phase, cells[] = {observer->_meeple, observer->_second};
    Py_ssize_t orders = LENGTH(observer->_orders) < 6 ? LENGTH(observer->_orders) : 6;
    if (asked == 2 && (LENGTH(observer->_completed) < 3 || (rush->_upgraded && !rush->_several_upgrades)))
        asked = 3; /* nothing to pay an upgrade with: can_upgrade */
    PUT(rush->_several_upgrades, rush->_less_luck, rush->_closed, CLIPPED(rush->_turns));
    at = write_fields(at, 1 << asked, 7, 1);
    PUT(rush->_steps, rush->_served, rush->_upgraded, rush->_walker + 1, rush->_rush, LENGTH(rush->_deck));
    at = write_fields(write_fields(at, rush->_held, 8, 6), rush->_supply, 8, 6);
    for (int pawn = 0; pawn < (players == 2 ? 2 : 1); pawn++, at += 8)
        for (int kind = 0; kind < 8; kind++) at[kind] = cells[pawn] < 0 ? 0 : ways[cells[pawn] * 8 + kind];
    for (Py_ssize_t place = 0; place < orders; place++) {
        int64_t order = NUMBER(observer->_orders, place), drink = order >> 2;
        PUT((order & 3) + 1, missing(encoder, observer, drink), encoder->_specialty.items[drink]);
        at = write_fields(at, encoder->_recipes.items[drink], 8, 6);
    }
    uint8_t *unseen = at = (uint8_t *)memset(at, 0, (6 - orders) * 11) + (6 - orders) * 11;
    for (Py_ssize_t drink = 0; drink < encoder->_copies.len; drink++) *at++ = encoder->_copies.items[drink];
    TAKE_OUT(rush->_discarded, 0);
    for (int64_t step = 0; step < players; step++) {
        Barista *barista = SEAT(Barista, rush->_baristas, environment->_mover + step);
        TAKE_OUT(barista->_orders, 2);
        TAKE_OUT(barista->_completed, 0);
        TAKE_OUT(barista->_penalties, 0);
        at = write_barista(at, encoder, rush, barista);
    }
    return 0;
}

/* ---- Coffin Rush!: coffin_rush/encode.py */
static const uint8_t *steps_to(void *owner, PyObject *tables, const char *method, int64_t goal) {
    if (PyBytes_GET_SIZE(PyList_GET_ITEM(tables, goal)) == 0) /* made when first asked for, and kept */
        Py_XDECREF(PyObject_CallMethod(owner, method, "L", (long long)goal));
    return PyBytes_GET_SIZE(PyList_GET_ITEM(tables, goal)) ? BYTES(PyList_GET_ITEM(tables, goal)) : NULL;
}
static uint8_t *write_table(Row at, Expedition *dig) {
    PyObject *asked = dig->_question;
    LuckQuestion *luck = IS(asked, LuckQuestion) ? (LuckQuestion *)asked : NULL;
    Components *parts = (Components *)dig->_components;
    Turn *turn = (Turn *)dig->_turn;
    Ritual *ritual = dig->_ritual == Py_None ? NULL : (Ritual *)dig->_ritual;
    int red = dig->_counter <= parts->_red_from, yellow = !red && dig->_counter <= parts->_yellow_from;
    PUT(dig->_companies, dig->_lend, CLIPPED(dig->_round), dig->_counter, !red && !yellow, yellow, red);
    PUT(dig->_forward > 0, dig->_doors >> 30 & 1, dig->_stairs >= 0);
    PUT(asked == Py_None && dig->_counter, IS(asked, KeepQuestion), luck != NULL, IS(asked, TargetQuestion));
    PUT(IS(asked, ConsentQuestion), IS(asked, RecoverQuestion), IS(asked, PlunderQuestion));
    PUT(asked == Py_None && !dig->_counter, IS(asked, KeepQuestion) ? ONES(((KeepQuestion *)asked)->_kept) : 0);
    PUT(luck ? luck->_yellow : 0, luck ? luck->_red : 0, luck ? luck->_charms : 0);
    PUT(IS(asked, RecoverQuestion) ? ((RecoverQuestion *)asked)->_count : 0);
    PUT(turn->_actions, turn->_walking, turn->_steps, turn->_torches_used, turn->_card_used, turn->_adrenaline);
    PUT(turn->_dropping != 0, dig->_encounter == Py_None ? 0 : ((Encounter *)dig->_encounter)->_blows);
    PUT(ritual ? ritual->_stage + 1 : 0, ritual ? ritual->_power : 0);
    at = write_fields(at, dig->_trap < 0 ? 0 : 1 << dig->_trap, 11, 1);
    memset(at, 0, 11); /* the order of the deck is hidden, not what is in it */
    for (Py_ssize_t card = 0; card < LENGTH(dig->_deck); card++) at[NUMBER(dig->_deck, card)]++;
    return write_fields(at + 11, dig->_doors, ((Temple *)dig->_temple)->_doors, 1);
}
static uint8_t *write_pawns(Row at, DigEncoder *encoder, PyObject *cells, int64_t most, const uint8_t *steps) {
    int64_t there = LENGTH(cells) < most ? LENGTH(cells) : most;
    for (int64_t pawn = 0; pawn < there; pawn++) {
        int64_t cell = NUMBER(cells, pawn);
        PUT(1, BYTES(encoder->_across)[cell], BYTES(encoder->_down)[cell], steps[cell]);
    }
    return (uint8_t *)memset(at, 0, (most - there) * 4) + (most - there) * 4;
}
static uint8_t *write_tiles(Row at, Expedition *dig, Explorer *observer, const uint8_t *ways) {
    uint8_t *unseen = at - 1; /* faces count from 1 */
    at = (uint8_t *)memset(at, 0, 13) + 13;
    for (Py_ssize_t spot = 0; spot < LENGTH(dig->_tiles); spot++) {
        int64_t face = NUMBER(dig->_tiles, spot);
        int stairs = dig->_stairs >= 0 && NUMBER(((Temple *)dig->_temple)->_spot_cells, spot) == dig->_stairs;
        int seen = stairs || observer->_known >> spot & 1; /* COF-SEE-1 */
        if (face && !seen) unseen[face]++;
        PUT(face && !stairs, seen ? face : 0, ways[spot]);
    }
    return at;
}
/* By five collections, three of which have tiles that wake, and relics. Returns what the tiles are worth. */
static int write_kinds(Row at, PyObject *tiles) {
    int worth = 0;
    memset(at, 0, 9);
    for (Py_ssize_t place = 0; place < LENGTH(tiles); place++) {
        int64_t tile = NUMBER(tiles, place);
        at[tile > 8 ? tile - 5 : tile > 5 ? tile - 4 : tile - 1]++;
        worth += tile <= 8 || tile == 13 ? 3 : 2;
    }
    return worth;
}
static uint8_t *write_explorer(Row at, DigEncoder *encoder, Expedition *dig, Explorer *explorer) {
    PyObject *asked = dig->_question;
    Ritual *ritual = dig->_ritual == Py_None ? NULL : (Ritual *)dig->_ritual;
    int64_t seat = explorer->_seat, items = LENGTH(explorer->_backpack);
    PUT((dig->_aggression != Py_None && ((Aggression *)dig->_aggression)->_victims >> seat & 1)
        || (IS(asked, LuckQuestion) && ((LuckQuestion *)asked)->_asked == seat)
        || (IS(asked, PlunderQuestion) && ((PlunderQuestion *)asked)->_victim == seat));
    PUT(IS(asked, TargetQuestion) && ((TargetQuestion *)asked)->_tied >> seat & 1);
    PUT(ritual && ritual->_spectre_target == seat, ritual && ritual->_mummy_target == seat);
    at = write_fields(write_fields(at, explorer->_hand, 5, 1), explorer->_discards, 5, 1);
    for (int64_t slot = 0; slot < encoder->_slots; slot++) *at++ = slot < items ? NUMBER(explorer->_backpack, slot) : 0;
    at[0] = items, write_kinds(at + 1, explorer->_backpack);
    at[10] = write_kinds(at + 11, explorer->_tent);
    return at + 20;
}
static int write_expedition(Row at, Environment *environment) {
    Expedition *dig = (Expedition *)environment->_state;
    DigEncoder *encoder = (DigEncoder *)environment->_encoder;
    Temple *temple = (Temple *)dig->_temple;
    Turn *turn = (Turn *)dig->_turn;
    Flight *flight = ITEM(Flight, temple->_flights, dig->_rules_version - 1);
    int64_t seat = environment->_mover, players = encoder->_players, treasures = 0, nearest = 255;
    Explorer *observer = ITEM(Explorer, dig->_explorers, seat);
    int64_t start = observer->_at == temple->_camp ? temple->_rush : observer->_at;
    const uint8_t *home = steps_to(temple, temple->_foot_steps, "steps_on_foot", temple->_rush);
    const uint8_t *foot = steps_to(temple, temple->_foot_steps, "steps_on_foot", start);
    const uint8_t *flown = steps_to(flight, flight->_steps, "steps_to", start);
    if (home == NULL || foot == NULL || flown == NULL) return -1;
    at = write_pawns(write_table(at, dig), encoder, dig->_mummies, encoder->_mummies, foot);
    at = write_pawns(at, encoder, dig->_spectres, encoder->_spectres, flown);
    for (Py_ssize_t place = 0; place < LENGTH(dig->_dropped); place++) {
        int64_t cell = NUMBER(dig->_dropped, place) >> 4, tile = NUMBER(dig->_dropped, place) & 15;
        treasures += tile >= 1 && tile <= 8, nearest = foot[cell] < nearest ? foot[cell] : nearest;
    }
    PUT(dig->_spectres_left, LENGTH(dig->_dropped), treasures, nearest);
    at = write_tiles(at, dig, observer, BYTES(encoder->_ways) + start * LENGTH(dig->_tiles));
    for (int64_t step = 0; step < players; step++) {
        Explorer *explorer = SEAT(Explorer, dig->_explorers, seat + step);
        int64_t cell = explorer->_at, who = explorer->_seat, camp = cell == temple->_camp;
        int64_t place = ((who - dig->_first) * dig->_forward + players) % players;
        PUT(BYTES(encoder->_across)[cell], BYTES(encoder->_down)[cell], camp, camp ? 0 : CLIPPED(home[cell] + 1));
        PUT(NUMBER(temple->_kinds, cell) == 4, place + 1, place < dig->_played, turn->_seat == who);
        PUT(!environment->_over && who == seat, dig->_companies > 0 && who % dig->_companies == seat % dig->_companies);
        PUT(explorer->_rush, ONES(explorer->_known), dig->_exempt >> who & 1, turn->_declined >> who & 1);
        at = write_explorer(at, encoder, dig, explorer);
    }
    return 0;
}

/* ---- the module */
#define OF(type, field) offsetof(type, _##field)
typedef struct { int (*write)(Row, Environment *); Py_ssize_t lists[7], of_each[4]; } Game;
static const Game games[] = { /* where a position has lists, that of players first, and where each player has some */
    {write_race, {OF(Race, clerks), OF(Race, speeds)}, {0}},
    {write_rush, {OF(Rush, baristas), OF(Rush, deck), OF(Rush, discarded)},
     {OF(Barista, orders), OF(Barista, completed), OF(Barista, penalties)}},
    {write_expedition, {OF(Expedition, explorers), OF(Expedition, tiles), OF(Expedition, dropped), OF(Expedition, deck),
     OF(Expedition, mummies), OF(Expedition, spectres)}, {OF(Explorer, backpack), OF(Explorer, tent)}}};
static const Game *game_known_by(PyObject *encoder) {
    if (IS(encoder, RaceEncoder)) return &games[0];
    return IS(encoder, RushEncoder) ? &games[1] : IS(encoder, DigEncoder) ? &games[2] : NULL;
}
static PyObject *knows(PyObject *module, PyObject *encoder) { return PyBool_FromLong(game_known_by(encoder) != NULL); }
static const Game *game_of(Environment *one) { return IS(one, Environment) ? game_known_by(one->_encoder) : NULL; }
/* Of thousands of games most are not in the processor's cache. The next ones are fetched side by side, level by level,
 * which takes little longer than to wait for one of them. */
#define FETCH(object, line) __builtin_prefetch((const char *)(object) + (line) * 64)
static void fetch_lists(const char *owner, const Py_ssize_t *offset, int items) {
    for (PyListObject *list; *offset; offset++)
        list = *(PyListObject **)(owner + *offset), items ? FETCH(list->ob_item, 0) : FETCH(list, 0);
}
static void fetch(Environment *environment, int level) {
    if (level == 0) { FETCH(environment, 0), FETCH(environment, 1); return; }
    const Game *game = game_of(environment);
    if (game == NULL) return;
    const char *state = (char *)environment->_state;
    if (level == 1) FETCH(state, 0), FETCH(state, 1), FETCH(state, 2), FETCH(state, 3);
    if (level == 1) FETCH(environment->_chance, 0), FETCH(environment->_legal, 0), FETCH(environment->_legal, 1);
    if (level == 2 || level == 3) fetch_lists(state, game->lists, level == 3);
    PyObject *players = level > 3 ? *(PyObject **)(state + game->lists[0]) : NULL;
    for (Py_ssize_t seat = 0; players != NULL && seat < LENGTH(players); seat++)
        if (level == 4) FETCH(PyList_GET_ITEM(players, seat), 0), FETCH(PyList_GET_ITEM(players, seat), 1);
        else fetch_lists(ITEM(char, players, seat), game->of_each, level == 6);
}
static PyObject *write_rows(PyObject *module, PyObject *arguments) {
    Py_ssize_t first, last, size, moves;
    PyObject *all; Py_buffer rows, masks;
    if (!PyArg_ParseTuple(arguments, "O!nnw*nw*n", &PyList_Type, &all, &first, &last, &rows, &size, &masks, &moves))
        return NULL;
    int failed = first < 0 || last > LENGTH(all) || last * size > rows.len || last * moves > masks.len;
    if (failed) PyErr_SetString(PyExc_ValueError, "there is no room for these rows");
    for (; first < last && !failed; first++) {
        Environment *environment = ITEM(Environment, all, first);
        uint8_t *mask = memset((uint8_t *)masks.buf + first * moves, 0, moves);
        const Game *game = game_of(environment);
        if (game == NULL) PyErr_SetString(PyExc_TypeError, "expected an environment of a known encoder");
        failed = game == NULL || game->write((uint8_t *)rows.buf + first * size, environment);
        for (Py_ssize_t place = 0; !failed && place < PyTuple_GET_SIZE(environment->_legal); place++)
            mask[DIGIT(PyTuple_GET_ITEM(environment->_legal, place))] = 1;
    }
    PyBuffer_Release(&rows), PyBuffer_Release(&masks);
    for (int level = 0; level < 7 && !failed; level++) /* as many as batch.py tells at once */
        for (int one = last; one < LENGTH(all) && one < last + 64; one++) fetch(ITEM(Environment, all, one), level);
    return failed ? NULL : Py_NewRef(Py_None);
}
static PyMethodDef methods[] = {{"knows", knows, METH_O, NULL}, {"write_rows", write_rows, METH_VARARGS, NULL}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "fast_rows", NULL, -1, methods};
PyMODINIT_FUNC PyInit_fast_rows(void) { /* refused if a class is not compiled, or otherwise than the header says */
    PyObject *layout = PyImport_ImportModule("tavolino.research.layout"), **found = classes;
    for (const struct Class *one = expected; layout != NULL && one < expected + CLASSES; one++, found++)
        if (!(*found = PyObject_CallMethod(layout, "compiled_class", "ssn", one->module, one->name, one->size)))
            Py_CLEAR(layout);
    return layout ? PyModule_Create(&definition) : NULL;
}
