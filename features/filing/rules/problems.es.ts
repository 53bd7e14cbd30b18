import type { FilingProblem } from './problems.ts'

export const sentences: Readonly<Record<FilingProblem, string>> = {
  'filing.none':
    'Este caso ya se presentó o terminó, así que su lista previa a la presentación está cerrada.',
  'filing.list-changed': 'Un colega cambió esta lista. Su cambio aún no está guardado.',
  'filing.no-such-line': 'Esta línea ya no está en la lista.',
  'filing.counted-by-itself': 'Esta línea queda lista cuando está todo. No se puede marcar a mano.',
  'filing.reason-wanted': 'Diga por qué no hace falta, en {min} a {max} caracteres.',
  'filing.day-invalid': 'Escriba la fecha como mes, día y año; por ejemplo, 12/31/2026.',
  'filing.day-in-future': 'Este día aún no ha llegado.',
  'filing.amount-invalid':
    'Escriba una cantidad en dólares, como 1,500 o 1,500.50, de 1,000,000 como máximo.',
  'filing.payment-of-nothing': 'Escriba una cantidad mayor que 0.',
  'filing.due-above-fee':
    'Lo que se paga antes de presentar el caso no puede ser más que los honorarios.',
  'filing.note-too-long': 'Una nota puede tener {max} caracteres como máximo.',
  'filing.payment-absent': 'Este pago ya no está en la lista.',
  'filing.too-many-payments': 'Este caso tiene {max} pagos, el máximo posible.',
  'filing.line-blank': 'Escriba un nombre para esta línea.',
  'filing.line-too-long': 'Una línea puede tener {max} caracteres como máximo.',
  'filing.line-twice': 'Otra línea tiene el mismo nombre.',
  'filing.lines-invalid': 'Estas líneas no se pueden guardar. Vuelva a cargar la página.',
  'filing.firm-list-changed':
    'Un colega cambió la lista del bufete. Sus cambios aún no están guardados.',
}
