// The demo's offset moves this clock and `portal_now()` alike (spec: security#database-time).

export interface Clock {
  now(): Date
}
