/** The heading of the open form or section. It gets the focus when an act removes its button. */
export const partTitleId = 'intake-part'
