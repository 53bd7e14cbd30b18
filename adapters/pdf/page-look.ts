// Layout in points (1/72 inch).

export const margins = { top: 66, bottom: 62, left: 60, right: 60 } as const
export const headerAt = 36
export const footerAt = 42

export const labelWidth = 225
export const columnGap = 14
export const indent = 14

export const sizes = { 1: 22, 2: 16, 3: 12.5, 4: 11.5, text: 10.5 } as const
export const spaceAbove = { 1: 0, 2: 22, 3: 13, 4: 10 } as const

export const colours = { text: '#111111', label: '#444444', rule: '#999999' } as const

export const frame = { font: 'regular', size: 9, colour: colours.label } as const

/** Min space after a heading, so that no heading is alone at the end of a page. */
export const minSpaceBefore = { 1: 0, 2: 150, 3: 106, 4: 70, entry: 40 } as const
