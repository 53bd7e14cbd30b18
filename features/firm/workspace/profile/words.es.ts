import type { Wording } from '#lib/language.ts'
import type * as en from './words.en.ts'

export const profileWords: Wording<typeof en.profileWords> = {
  heading: 'Nombre, color, contacto',
  lead: 'Los clientes lo ven en su portal y en las invitaciones.',
  onlyAdministrators: 'Solo los administradores pueden cambiarlo.',
  preview: 'Así ven los clientes su bufete',
  name: 'Nombre del bufete',
  email: 'Correo electrónico',
  emailHint: 'Los clientes responden a este correo cuando contestan una invitación.',
  website: 'Sitio web',
  websiteHint: 'Empieza con https://',
  colour: 'Color',
  colourHint: 'Detrás de su logotipo o letra, como #17505F. Elegimos negro o blanco para la letra.',
  pickColour: 'Elegir un color',
  invitationMessage: 'Sus palabras en cada invitación',
  invitationMessageHint: 'Un caso puede tener sus propias palabras.',
  invitationDays: 'Días que funciona el enlace de una invitación',
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Los ajustes están guardados.',
  trouble: 'Eso no funcionó. Revise su conexión e inténtelo de nuevo.',
}
