import type { IntakeDeps } from '#features/questionnaire/server/intake/deps.ts'

/** Dependencies for staff who export the answers of a case. */
export type PetitionDeps = IntakeDeps
