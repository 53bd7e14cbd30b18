import type { clientsProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof clientsProblems, string>> = {
  'clients.no-such-case':
    'No se encontró este caso. Es posible que alguien lo haya eliminado. Vuelva a cargar la lista.',
  'clients.nothing-selected': 'Seleccione al menos un cliente.',
  'clients.too-many-selected': 'Seleccione como máximo {max} clientes a la vez.',
  'clients.not-an-attorney': 'Elija un abogado que trabaje en su bufete.',
  'clients.no-such-colleague': 'Elija un colega que trabaje en su bufete.',
  'clients.no-such-checklist': 'Su bufete ya no tiene esta lista. Elija otra.',
  'clients.no-such-office': 'Elija una oficina de su bufete.',
  'clients.team-changed':
    'Un colega cambió quién trabaja en este caso. Sus cambios aún no están guardados.',
  'clients.details-changed':
    'Un compañero cambió los datos de este caso. Sus cambios aún no están guardados.',
  'clients.planned-day-invalid': 'Escriba una fecha como MM/DD/AAAA.',
  'clients.planned-day-past': 'Elija una fecha que no haya pasado.',
  'clients.was-filed': 'Este caso ya se presentó, así que no tiene fecha prevista de presentación.',
  'clients.detail-too-long': 'Use {max} caracteres como máximo.',
  'clients.nobody-chosen': 'Elija un abogado o un asistente legal.',
  'clients.filter-name-required': 'Escriba un nombre para el filtro.',
  'clients.filter-name-too-long': 'Un nombre puede tener {max} caracteres como máximo.',
  'clients.filter-name-built-in':
    'Todas las listas tienen un filtro con este nombre. Elija uno diferente.',
  'clients.too-many-filters':
    'Usted tiene {max} filtros guardados. Elimine uno antes de guardar otro.',
  'clients.filter-absent': 'Este filtro ya no existe o es de un colega.',
  'clients.no-such-person': 'Esta persona ya no es parte del caso. Vuelva a cargar la página.',
  'clients.no-failed-notice':
    'No hay ningún aviso fallido que enviar otra vez. Es posible que un colega lo haya enviado o que haya llegado uno posterior.',
  'clients.notice-read':
    'El cliente ya leyó las novedades de este aviso, por eso no lo enviamos otra vez.',
  'clients.reminder-absent': 'No se encontraron estos recordatorios.',
}
