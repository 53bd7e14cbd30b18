import type { HeldWorkWords } from './held-work.ts'

export const heldWorkWords: HeldWorkWords = {
  openCases: { single: '1 open case', several: '{count} open cases' },
  tasks: { single: '1 task', several: '{count} tasks' },
  savedFilters: { single: '1 saved filter', several: '{count} saved filters' },
  pausedReminders: {
    single: 'reminders of 1 client paused',
    several: 'reminders of {count} clients paused',
  },
  substituteFor: {
    single: 'substitute for 1 colleague',
    several: 'substitute for {count} colleagues',
  },
}
