import { defineWords } from '#ui/language/language.ts'

export const { profileWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    profileWords: {
      heading: 'Name, color, contact',
      lead: 'Clients see this in their portal and in invitations.',
      onlyAdministrators: 'Only administrators can change this.',
      preview: 'How clients see your firm',
      chooseLogo: 'Choose a logo',
      replaceLogo: 'Replace the logo',
      removeLogo: 'Remove the logo',
      logoHint: 'PNG, JPEG or WebP. We show it small, so a square picture works best.',
      savingLogo: 'Saving…',
      logoSaved: 'Clients now see this logo.',
      logoRemoved: 'The logo is removed. Clients see the first letter of your name.',
      logoUnreadable: 'This could not be read as a picture. A logo is a PNG, JPEG or WebP file.',
      name: 'Name of the firm',
      email: 'Email',
      emailHint: 'Clients reply to it when they answer an invitation.',
      website: 'Website',
      websiteHint: 'Begins with https://',
      colour: 'Color',
      colourHint:
        'Behind your logo or letter, like #17505F. We choose black or white for the letter.',
      pickColour: 'Pick a color',
      invitationMessage: 'Your words in each invitation',
      invitationMessageHint: 'A case can have words of its own instead.',
      invitationDays: 'Days that the link of an invitation works',
      saved: 'The settings are saved.',
      trouble: 'That did not work. Check your connection and try again.',
    },
  },
})
