/** Of the lines of the product, by their kind in the contract. */
export const lineNames = {
  DOCUMENTS: 'Documents accepted',
  INTAKE: 'Questionnaire checked and approved',
  WARNINGS: 'No open warnings in the answers',
  IDENTITY: 'Social Security number proven',
  COUNSELING: 'Credit counseling certificate',
  FEES: 'Fees agreed and paid',
  SIGNED: 'Petition signed',
  CONFLICTS: 'Conflicts searched',
} as const
