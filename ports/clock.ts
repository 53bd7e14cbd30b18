// What time it is. The same offset moves this clock, the tokens' clock and the database's `portal_now()` (decisions 2.8).

export interface Clock {
  now(): Date
}
