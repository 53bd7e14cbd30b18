import type { WordingOf } from '#ui/language/language.ts'
import { heldWorkWordsEs } from '../../../rules/leaving/work-words.es.ts'
import type * as en from './words.ts'

export const leavingWords: WordingOf<typeof en.leavingWords> = {
  work: heldWorkWordsEs,
  deactivateTitle: (name) => `¿Desactivar a ${name}?`,
  deactivateText:
    'Todas las sesiones de esta persona terminan de inmediato y no podrá iniciar sesión. Usted puede activarla otra vez.',
  handOverTitle: (name) => `Entregar el trabajo de ${name}`,
  has: (name) => `${name} tiene:`,
  hasNothing: (name) => `${name} no tiene casos abiertos, tareas ni nada más que entregar.`,
  receiver: 'Entregar todo a',
  noOne: 'A nadie todavía',
  receiverHint: 'Recibe un aviso y un correo. Los casos terminados quedan como están.',
  leadsHint: (cases) =>
    `${cases === 1 ? 'Un caso necesita' : `${cases} casos necesitan`} a un abogado o un administrador. Recibe un aviso y un correo. Los casos terminados quedan como están.`,
  receiverRequired: 'Elija a un colega.',
  later: (name) =>
    `Lo que no entregue se queda con ${name}, con la marca “(dejó el bufete)”. Puede entregarlo después, aquí o caso por caso en la lista de clientes.`,
  casesOf: (name) => `Casos abiertos de ${name}`,
  deactivate: 'Desactivar',
  deactivating: 'Desactivando…',
  deactivateAndHandOver: 'Desactivar y entregar',
  handOver: 'Entregar',
  handingOver: 'Entregando…',
  close: 'Cerrar',
  colleague: (name, role) => `${name}, ${role}`,
  isDeactivated: (name) => `${name} ya no tiene acceso.`,
  isHandedOver: (receiver, work) => `Entregado a ${receiver}: ${work}.`,
}
