/* What the seats to move may know and do, copied into arrays: the numbers of each game's encode.py. Nothing is decided
 * here, neither what is legal nor what comes next. Fields of compiled positions are read where mypyc's header says that
 * they are. rows.py is the twin in Python, used wherever this is not; tests/research/test_rows.py compares the two. */
#include "__native_tavolino.h"
#define G(X, module, name) X(games___##module, name)
#define C(X, module, name) X(games___coffin_rush___##module, name)
#define EACH_CLASS(X) \
    X(research___batch, Batch) X(research___batch, Environment) G(X, cafe_race___encode, RaceEncoder) \
    G(X, cafe_race___rules, Race) G(X, cafe_race___state, Clerk) G(X, coffee_rush___encode, RushEncoder) \
    G(X, coffee_rush___rules, Rush) G(X, coffee_rush___state, Barista) C(X, encode, DigEncoder) \
    C(X, rules, Expedition) C(X, rules_temple, Temple) C(X, rules_flight, Flight) C(X, state, Components) \
    C(X, state, Explorer) C(X, state, Turn) C(X, rules_things, KeepQuestion) C(X, rules_danger, LuckQuestion) \
    C(X, rules_pharaoh, TargetQuestion) C(X, rules_actions, ConsentQuestion) C(X, rules_cards, RecoverQuestion) \
    C(X, rules_cards, PlunderQuestion) C(X, rules_resume, Aggression) C(X, rules_resume, Encounter) \
    C(X, rules_resume, Ritual)
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
/* One number after the other: memcpy would write them into memory first, and wait until they can be read there. */
#define PUT(...) \
    do { uint8_t put[] = {__VA_ARGS__}; for (size_t one = 0; one < sizeof put; one++) *at++ = put[one]; } while (0)
#define COPY(from, count) (memcpy(at, from, count), at += (count))
#define CLEAR(count) (memset(at, 0, count), at += (count))
typedef uint8_t *restrict Row; /* where the next number goes */
static inline uint8_t *write_bytes(Row at, uint64_t packed, int count) { /* the lowest first */
    if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) packed = __builtin_bswap64(packed);
    return COPY(&packed, count);
}
static inline uint8_t *write_bits(Row at, uint64_t bits, int64_t count) { /* in eights: what follows is written later */
    const uint64_t each = 0x0101010101010101, own = 0x8040201008040201;
    for (int64_t place = 0; place < count; place += 8)
        write_bytes(at + place, (((bits >> place & 0xFF) * each & own) + 0x7F * each) >> 7 & each, 8);
    return at + count;
}
/* ---- Café Race: cafe_race/encode.py */
static int write_race(Row at, Environment *environment) {
    Race *race = (Race *)environment->_state;
    int64_t players = LENGTH(race->_clerks), dice = race->_dice, face = 6, occupied = 0;
    uint8_t crowd[32] = {0}, secret = race->_question == 0; /* by cell; RACE-SEE-1 */
    PUT(race->_auction, CLIPPED(race->_round));
    at = write_bits(at, 1 << race->_question, 4); /* what is asked */
    PUT(race->_die, race->_bid);
    for (int64_t place = 0; place < players; place++) {
        int64_t cell = ITEM(Clerk, race->_clerks, place)->_cell;
        while (face && !(dice >> 3 * face & 7)) face--; /* from high to low */
        occupied |= 1LL << cell, crowd[cell]++, *at++ = face, dice -= face ? 1 << 3 * face : 0;
    }
    for (int64_t step = 0; step < players; step++) {
        Clerk *clerk = SEAT(Clerk, race->_clerks, environment->_mover + step);
        int64_t cell = clerk->_cell, thrust = clerk->_thrust, seat = clerk->_seat;
        uint64_t showed = 0; /* a byte for each face */
        for (uint64_t past = clerk->_shown; past; past >>= 3) showed += 1ULL << (past & 7) * 8;
        PUT(cell, cell > 0 ? (cell - 1) % 10 + 1 : 0, clerk->_tokens, ONES(occupied >> (cell + 1)) + 1);
        PUT(crowd[cell] - 1, secret ? thrust == 0 : !environment->_over && step == 0, thrust != 0);
        PUT(secret && step > 0 ? 0 : thrust, clerk->_speed, seat == race->_opener, seat == race->_leader);
        at = write_bytes(at, (showed & ~0xFFULL) | (clerk->_shown & 7), 7);
    }
    return 0;
}

/* ---- Coffee Rush: coffee_rush/encode.py. A stock has six bits for each of eight ingredients. */
static inline uint8_t *write_stock(Row at, uint64_t stock) {
    uint64_t halves = (stock & 0xFFFFFF) | (stock & 0xFFFFFF000000) << 8;
    uint64_t quarters = (halves & 0xFFF00000FFF) | (halves & 0xFFF00000FFF000) << 4;
    return write_bytes(at, (quarters & 0x3F003F003F003F) | (quarters & 0xFC00FC00FC00FC0) << 2, 8);
}
static inline int64_t missing(RushEncoder *encoder, Barista *barista, int64_t drink) {
    const uint64_t guards = 0x820820820820, halves = 0x3F03F03F03F, recipe = encoder->_recipes.items[drink] | guards;
    const uint64_t cups[] = {barista->_cup1, barista->_cup2, barista->_cup3};
    uint64_t most = 0;
    for (int cup = 0; cup < 3; cup++) {
        uint64_t tokens = ((cups[cup] & halves) + (cups[cup] >> 6 & halves)) * 0x1001001001 >> 36 & 0xFFF; /* in all */
        most = ((recipe - cups[cup]) & guards) == guards && tokens > most ? tokens : most;
    }
    return encoder->_tokens.items[drink] - most;
}
#define TAKE_OUT(cards, shift) for (int card = 0; card < LENGTH(cards); card++) unseen[NUMBER(cards, card) >> shift]--
static uint8_t *write_barista(Row at, RushEncoder *encoder, Rush *rush, Barista *barista) {
    int64_t first = barista->_meeple, second = barista->_second; /* cells, or -1 */
    uint64_t tabs = 0, groups = 0; /* a byte for each: there are less than 256 cards */
    PUT(CLIPPED(LENGTH(barista->_completed)), CLIPPED(LENGTH(barista->_penalties)));
    at = write_bits(at, barista->_upgrades, 4);
    PUT(barista->_rush, barista->_seat == rush->_starter, barista->_seat == rush->_seat);
    PUT(first < 0 ? 0 : (first & 3) + 1, (first >> 2) + 1);
    if (encoder->_players == 2) PUT(second < 0 ? 0 : (second & 3) + 1, (second >> 2) + 1);
    at = write_stock(write_stock(write_stock(at, barista->_cup1), barista->_cup2), barista->_cup3);
    for (Py_ssize_t place = 0; place < LENGTH(barista->_orders); place++) {
        int64_t order = NUMBER(barista->_orders, place), far = missing(encoder, barista, order >> 2);
        tabs += 1ULL << (order & 3) * 8, groups += 1ULL << (far < 4 ? far : 4) * 8;
    }
    return write_bytes(write_bytes(at, tabs, 4), groups, 5);
}
static int write_rush(Row at, Environment *environment) {
    Rush *rush = (Rush *)environment->_state; RushEncoder *encoder = (RushEncoder *)environment->_encoder;
    Barista *observer = ITEM(Barista, rush->_baristas, environment->_mover);
    const uint8_t *ways = BYTES(observer->_upgrades & 2 ? encoder->_ways_with_diagonal : encoder->_ways);
    int64_t players = encoder->_players, asked = rush->_phase, cells[] = {observer->_meeple, observer->_second};
    Py_ssize_t orders = LENGTH(observer->_orders) < 6 ? LENGTH(observer->_orders) : 6;
    if (asked == 2 && (LENGTH(observer->_completed) < 3 || (rush->_upgraded && !rush->_several_upgrades)))
        asked = 3; /* nothing to pay an upgrade with: can_upgrade */
    PUT(rush->_several_upgrades, rush->_less_luck, rush->_closed, CLIPPED(rush->_turns));
    at = write_bits(at, 1 << asked, 7);
    PUT(rush->_steps, rush->_served, rush->_upgraded, rush->_walker + 1, rush->_rush, LENGTH(rush->_deck));
    at = write_stock(write_stock(at, rush->_held), rush->_supply);
    for (int pawn = 0; pawn < 2 - (players > 2); pawn++) cells[pawn] < 0 ? CLEAR(8) : COPY(ways + cells[pawn] * 8, 8);
    for (Py_ssize_t place = 0; place < orders; place++) {
        int64_t order = NUMBER(observer->_orders, place), drink = order >> 2;
        PUT((order & 3) + 1, missing(encoder, observer, drink));
        COPY(encoder->_cards.items + drink * 9, 9);
    }
    uint8_t *unseen = CLEAR((6 - orders) * 11);
    COPY(encoder->_copies.items, encoder->_copies.len);
    TAKE_OUT(rush->_discarded, 0);
    for (int64_t step = 0; step < players; step++) {
        Barista *barista = SEAT(Barista, rush->_baristas, environment->_mover + step);
        TAKE_OUT(barista->_orders, 2); TAKE_OUT(barista->_completed, 0); TAKE_OUT(barista->_penalties, 0);
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
    PyObject *asked = dig->_question; Turn *turn = (Turn *)dig->_turn;
    KeepQuestion *keep = IS(asked, KeepQuestion) ? (KeepQuestion *)asked : NULL;
    LuckQuestion *luck = IS(asked, LuckQuestion) ? (LuckQuestion *)asked : NULL;
    RecoverQuestion *recover = IS(asked, RecoverQuestion) ? (RecoverQuestion *)asked : NULL;
    Components *parts = (Components *)dig->_components;
    Encounter *encounter = dig->_encounter == Py_None ? NULL : (Encounter *)dig->_encounter;
    Ritual *ritual = dig->_ritual == Py_None ? NULL : (Ritual *)dig->_ritual;
    int red = dig->_counter <= parts->_red_from, yellow = !red && dig->_counter <= parts->_yellow_from;
    PUT(dig->_companies, dig->_lend, CLIPPED(dig->_round), dig->_counter, !red && !yellow, yellow, red);
    PUT(dig->_forward > 0, dig->_doors >> 30 & 1, dig->_stairs >= 0);
    PUT(asked == Py_None && dig->_counter, keep != NULL, luck != NULL, IS(asked, TargetQuestion));
    PUT(IS(asked, ConsentQuestion), recover != NULL, IS(asked, PlunderQuestion), asked == Py_None && !dig->_counter);
    PUT(keep ? ONES(keep->_kept) : 0, luck ? luck->_yellow : 0, luck ? luck->_red : 0, luck ? luck->_charms : 0);
    PUT(recover ? recover->_count : 0, turn->_actions, turn->_walking, turn->_steps, turn->_torches_used);
    PUT(turn->_card_used, turn->_adrenaline, turn->_dropping != 0, encounter ? encounter->_blows : 0);
    PUT(ritual ? ritual->_stage + 1 : 0, ritual ? ritual->_power : 0);
    at = write_bits(at, dig->_trap < 0 ? 0 : 1 << dig->_trap, 11);
    memset(at, 0, 11); /* the order of the deck is hidden, not what is in it */
    for (Py_ssize_t card = 0; card < LENGTH(dig->_deck); card++) at[NUMBER(dig->_deck, card)]++;
    return write_bits(at + 11, dig->_doors, ((Temple *)dig->_temple)->_doors);
}
static uint8_t *write_pawns(Row at, DigEncoder *encoder, PyObject *cells, int64_t most, const uint8_t *steps) {
    int64_t there = LENGTH(cells) < most ? LENGTH(cells) : most;
    for (int64_t pawn = 0; pawn < there; pawn++) {
        int64_t cell = NUMBER(cells, pawn);
        PUT(1, encoder->_ground.items[cell * 5], encoder->_ground.items[cell * 5 + 1], steps[cell]);
    }
    return CLEAR((most - there) * 4);
}
static uint8_t *write_tiles(Row at, Expedition *dig, Explorer *observer, const uint8_t *ways) {
    uint8_t unseen[16] = {0}, *counted = (at += 13) - 13; /* by face, from 1; those that are seen or gone count as 0 */
    for (Py_ssize_t spot = 0; spot < LENGTH(dig->_tiles); spot++) {
        int64_t face = NUMBER(dig->_tiles, spot);
        int stairs = dig->_stairs >= 0 && NUMBER(((Temple *)dig->_temple)->_spot_cells, spot) == dig->_stairs;
        int seen = stairs || observer->_known >> spot & 1; /* COF-SEE-1 */
        unseen[seen ? 0 : face]++;
        PUT(face && !stairs, seen ? face : 0, ways[spot]);
    }
    memcpy(counted, unseen + 1, 13);
    return at;
}
/* By five collections, three of which have tiles that wake, and relics. Returns what the tiles are worth. */
static int write_kinds(Row at, PyObject *tiles) {
    int worth = 0;
    memset(at, 0, 9);
    for (Py_ssize_t place = 0; place < LENGTH(tiles); place++) {
        int64_t tile = NUMBER(tiles, place);
        at[tile > 8 ? tile - 5 : tile > 5 ? tile - 4 : tile - 1]++, worth += tile <= 8 || tile == 13 ? 3 : 2;
    }
    return worth;
}
static uint8_t *write_explorer(Row at, Environment *environment, Explorer *explorer) {
    Expedition *dig = (Expedition *)environment->_state; DigEncoder *encoder = (DigEncoder *)environment->_encoder;
    Turn *turn = (Turn *)dig->_turn; PyObject *asked = dig->_question;
    Ritual *ritual = dig->_ritual == Py_None ? NULL : (Ritual *)dig->_ritual;
    int64_t mover = environment->_mover, seat = explorer->_seat, items = LENGTH(explorer->_backpack);
    int64_t ahead = (seat - dig->_first) * dig->_forward, order = ahead < 0 ? ahead + encoder->_players : ahead;
    COPY(encoder->_ground.items + explorer->_at * 5, 5);
    PUT(order + 1, order < dig->_played, turn->_seat == seat, !environment->_over && seat == mover);
    PUT(dig->_companies > 0 && seat % dig->_companies == mover % dig->_companies, explorer->_rush);
    PUT(ONES(explorer->_known), dig->_exempt >> seat & 1, turn->_declined >> seat & 1);
    PUT((dig->_aggression != Py_None && ((Aggression *)dig->_aggression)->_victims >> seat & 1)
        || (IS(asked, LuckQuestion) && ((LuckQuestion *)asked)->_asked == seat)
        || (IS(asked, PlunderQuestion) && ((PlunderQuestion *)asked)->_victim == seat));
    PUT(IS(asked, TargetQuestion) && ((TargetQuestion *)asked)->_tied >> seat & 1);
    PUT(ritual && ritual->_spectre_target == seat, ritual && ritual->_mummy_target == seat);
    at = write_bits(write_bits(at, explorer->_hand, 5), explorer->_discards, 5);
    for (int64_t slot = 0; slot < encoder->_slots; slot++) *at++ = slot < items ? NUMBER(explorer->_backpack, slot) : 0;
    at[0] = items, write_kinds(at + 1, explorer->_backpack), at[10] = write_kinds(at + 11, explorer->_tent);
    return at + 20;
}
static int write_expedition(Row at, Environment *environment) {
    Expedition *dig = (Expedition *)environment->_state; DigEncoder *encoder = (DigEncoder *)environment->_encoder;
    Temple *temple = (Temple *)dig->_temple;
    Flight *flight = ITEM(Flight, temple->_flights, dig->_rules_version - 1);
    Explorer *observer = ITEM(Explorer, dig->_explorers, environment->_mover);
    int64_t start = observer->_at == temple->_camp ? temple->_rush : observer->_at, treasures = 0, nearest = 255;
    const uint8_t *foot = steps_to(temple, temple->_foot_steps, "steps_on_foot", start);
    const uint8_t *flown = steps_to(flight, flight->_steps, "steps_to", start);
    if (foot == NULL || flown == NULL) return -1;
    at = write_pawns(write_table(at, dig), encoder, dig->_mummies, encoder->_mummies, foot);
    at = write_pawns(at, encoder, dig->_spectres, encoder->_spectres, flown);
    for (Py_ssize_t place = 0; place < LENGTH(dig->_dropped); place++) {
        int64_t cell = NUMBER(dig->_dropped, place) >> 4, tile = NUMBER(dig->_dropped, place) & 15;
        treasures += tile >= 1 && tile <= 8, nearest = foot[cell] < nearest ? foot[cell] : nearest;
    }
    PUT(dig->_spectres_left, LENGTH(dig->_dropped), treasures, nearest);
    at = write_tiles(at, dig, observer, BYTES(encoder->_ways) + start * LENGTH(dig->_tiles));
    for (int64_t step = 0; step < encoder->_players; step++)
        at = write_explorer(at, environment, SEAT(Explorer, dig->_explorers, environment->_mover + step));
    return 0;
}

/* ---- the module */
#define OF(type, field) offsetof(type, _##field)
typedef struct { int (*write)(Row, Environment *); Py_ssize_t lists[8], of_each[4]; } Game;
static const Game games[] = { /* where a position has lists and the like, players first, and where they have lists */
    {write_race, {OF(Race, clerks)}, {0}}, {write_rush, {OF(Rush, baristas), OF(Rush, deck),
     OF(Rush, discarded)}, {OF(Barista, orders), OF(Barista, completed), OF(Barista, penalties)}},
    {write_expedition, {OF(Expedition, explorers), OF(Expedition, tiles), OF(Expedition, dropped), OF(Expedition, deck),
     OF(Expedition, mummies), OF(Expedition, spectres), OF(Expedition, turn)},
     {OF(Explorer, backpack), OF(Explorer, tent)}}};
static const Game *game_of(PyObject *by) { /* by its encoder */
    return IS(by, RaceEncoder) ? games : IS(by, RushEncoder) ? games + 1 : IS(by, DigEncoder) ? games + 2 : NULL;
}
static PyObject *knows(PyObject *module, PyObject *encoder) { return PyBool_FromLong(game_of(encoder) != NULL); }
/* Of thousands of games most are not in the processor's cache. While rows are written, the games of the next call are
 * fetched: level by level, each eight rows after the one before, so that nobody waits for them. */
#define FETCH(object, line) __builtin_prefetch((const char *)(object) + (line) * 64)
static inline void fetch_lists(const char *owner, const Py_ssize_t *offset, int items) {
    for (PyListObject *list; *offset; offset++)
        list = *(PyListObject **)(owner + *offset), items ? FETCH(list->ob_item, 0) : FETCH(list, 0);
}
static inline void fetch(Environment *environment, int level) {
    if (level == 0) FETCH(environment, 0), FETCH(environment, 1);
    const Game *game = level > 0 && IS(environment, Environment) ? game_of(environment->_encoder) : NULL;
    if (game == NULL) return;
    const char *state = (char *)environment->_state;
    if (level == 1) FETCH(state, 0), FETCH(state, 1), FETCH(state, 2), FETCH(state, 3), FETCH(environment->_chance, 0);
    if (level == 2 || level == 3) fetch_lists(state, game->lists, level == 3);
    PyObject *players = level > 3 ? *(PyObject **)(state + game->lists[0]) : NULL;
    for (Py_ssize_t seat = 0; players != NULL && seat < LENGTH(players); seat++)
        if (level == 4) FETCH(PyList_GET_ITEM(players, seat), 0), FETCH(PyList_GET_ITEM(players, seat), 1);
        else fetch_lists(ITEM(char, players, seat), game->of_each, level == 6);
}
static PyObject *write_rows(PyObject *module, PyObject *arguments) {
    Py_ssize_t first, last; Batch *batch; Py_buffer rows, masks;
    if (!PyArg_ParseTuple(arguments, "O!nnw*w*", classes[A_Batch], &batch, &first, &last, &rows, &masks)) return NULL;
    PyObject *all = batch->_environments, *looked = batch->_looked;
    int64_t size = batch->_size, moves = batch->_moves, many = last - first, *ends = batch->_ends.items, end = 0;
    int failed = first < 0 || many < 0 || last > LENGTH(all) || last > batch->_ends.len || many > LENGTH(looked)
        || last * size > rows.len || last * moves > masks.len
        || (end = first > 0 ? ends[first - 1] : 0) + many * moves > batch->_choices.len;
    if (failed) PyErr_SetString(PyExc_ValueError, "there is no room for these rows");
    for (Py_ssize_t place = first; place < last && !failed; place++) {
        Environment *environment = ITEM(Environment, all, place);
        PyObject *legal = PyList_GET_ITEM(looked, place - first);
        uint8_t *mask = memset((uint8_t *)masks.buf + place * moves, 0, moves);
        const Game *game = IS(environment, Environment) ? game_of(environment->_encoder) : NULL;
        if (game == NULL) PyErr_SetString(PyExc_TypeError, "expected an environment of a known encoder");
        failed = game == NULL || game->write((uint8_t *)rows.buf + place * size, environment);
        for (Py_ssize_t choice = 0; !failed && choice < PyTuple_GET_SIZE(legal); choice++)
            mask[batch->_choices.items[end++] = DIGIT(PyTuple_GET_ITEM(legal, choice))] = 1;
        ends[place] = end;
        for (Py_ssize_t level = 6, next = place + many; level >= 0 && next < LENGTH(all); level--, next += 8)
            fetch(ITEM(Environment, all, next), level);
    }
    PyBuffer_Release(&rows), PyBuffer_Release(&masks);
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
