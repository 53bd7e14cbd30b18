// The demo's data and seed, for tests of features.
export { demoData, demoPassword, type DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
export type { DemoIds } from '#apps/demo/seed/seed-demo-data.ts'
export { seedQuestionnaires } from '#apps/demo/seed/seed-questionnaires.ts'
