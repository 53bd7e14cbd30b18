// What the notifications room hands to others.

export interface NotificationRecord {
  readonly id: string
  readonly type: string
  readonly description: string
  readonly notificationTime: Date
  readonly caseId: string | null
  readonly destinationId: string | null
  readonly readTime: Date | null
  readonly isDelivered: boolean
  readonly displayType: number
}
