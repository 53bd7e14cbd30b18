// What other features write to the summary of a case.
export { saveActivity, saveReminded } from './summary.store.ts'
