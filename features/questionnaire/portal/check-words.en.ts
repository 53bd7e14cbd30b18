// What the page says on which answers are checked, and the ways to it, in English.

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)

export const checkWords = {
  title: 'Check your answers',
  lead: 'Read what you have told us. You can go to any answer and come back here.',
  warnings: 'Worth a second look',
  warningsHint: 'These may not fit together. You can submit without changing them.',
  goTo: (question: string) => `Go to ${question}`,
  ofWhom: (question: string, name: string) => `${question}, ${name}`,
  openAll: 'Open all sections',
  closeAll: 'Close all sections',
  change: 'Change',
  changeOf: (question: string) => `Change ${question}`,
  view: 'View',
  viewOf: (question: string) => `View ${question}`,
  notAnswered: 'Not answered yet',
  notComplete: 'Not complete yet',
  help: 'You asked for help',
  unsaved: 'Your last answers are not saved yet. They may be missing on this page.',
  print: 'Print',
  printedOn: (date: string) => `Printed on ${date}`,
  copy: 'A copy of what you handed in',
  checkSection: 'Check your answers in this section',
  checkAll: 'Check all answers',
  worthALook: (count: number) => `${things(count)} may be worth a look first.`,
  look: 'Check your answers',
} as const
