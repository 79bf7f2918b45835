import MyGamesPage from "./MyGamesPage.svelte";
import LeaderboardPage from "./LeaderboardPage.svelte";
import WatchPage from "./WatchPage.svelte";

export const pages = { games: MyGamesPage, leaders: LeaderboardPage, watch: WatchPage };
