/** What a person of the staff was working on goes to a colleague (spec: staff#people-who-leave). */
export interface HandOver {
  readonly firmId: string
  readonly fromId: string
  readonly toId: string
}
