/**
 * Raise this after changes of words, phrases, codes or scores; every product then rebuilds its index at the next start,
 * and nodes of earlier releases leave that one alone.
 */
export const INDEX_VERSION = 5;
