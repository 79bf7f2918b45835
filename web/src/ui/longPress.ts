/** Milliseconds after which a touch asks what would happen, instead of doing it. */
export const LONG_PRESS = 450;
