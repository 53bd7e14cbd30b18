import type { WordingOf } from '#ui/language/language.ts'
import type * as en from './words.ts'

export const passkeyWords: WordingOf<typeof en.passkeyWords> = {
  title: 'Llaves de acceso',
  lead: 'Con una llave de acceso confirma que es usted con su huella, su cara o un PIN, sin código. Su aplicación de autenticación sigue configurada, así que siempre puede entrar.',
  none: 'Todavía no tiene llaves de acceso.',
  unsupported:
    'Este navegador no puede crear llaves de acceso. Use una versión actual de su navegador.',
  name: 'Nombre',
  nameHint: 'Para reconocerla más tarde, por ejemplo «Computadora de la oficina».',
  nameRequired: 'Escriba un nombre para la llave de acceso.',
  added: 'Agregada',
  lastUsed: 'Último uso',
  notUsed: 'Todavía no',
  add: 'Agregar una llave de acceso',
  waiting: 'Esperando a su navegador…',
  isAdded: (name) => `Se agregó la llave de acceso «${name}».`,
  notMade:
    'Su navegador no creó una llave de acceso. Si este dispositivo ya tiene una, no necesita otra.',
  remove: 'Eliminar',
  removeName: (name) => `Eliminar: ${name}`,
  removeTitle: (name) => `¿Eliminar la llave de acceso «${name}»?`,
  removeText:
    'Ya no podrá iniciar sesión con ella. Elimínela también en los ajustes de su dispositivo o de su administrador de contraseñas.',
  isRemoved: (name) => `Se eliminó la llave de acceso «${name}».`,
  action: 'Acción',
  offerTitle: '¿Agregar una llave de acceso?',
  notNow: 'Ahora no',
}
