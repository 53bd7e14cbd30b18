/** How far a debtor is with a course, in the words of the firm. */
export const courseStates = {
  NOT_SET_UP: 'Not set up',
  EARLIER_SYSTEM: 'Ordered in an earlier system',
  NOT_ORDERED: 'Not ordered',
  ORDER_FAILED: 'Order failed',
  CHOOSING: 'Choosing a provider',
  REGISTERING: 'Registering',
  NOT_STARTED: 'Not started',
  STARTED: 'Started',
  CERTIFICATE_COMING: 'Certificate on its way',
  UPLOADED: 'Certificate to review',
  DONE: 'Done',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
  HELD: 'On hold',
  NOT_NEEDED: 'Not needed',
  AFTER_FILING: 'After filing',
} as const
