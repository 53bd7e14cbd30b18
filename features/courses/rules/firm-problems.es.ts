import type { CoursesFirmProblemCode } from './firm-problems.ts'

export const sentences: Readonly<Record<CoursesFirmProblemCode, string>> = {
  'courses.no-such-case': 'No existe ese caso.',
  'courses.no-such-debtor': 'Este caso no tiene un deudor {debtor}.',
  'courses.changed': 'Un colega cambió este curso. Revíselo de nuevo antes de continuar.',
  'courses.state-changed':
    'Este curso avanzó desde que usted lo abrió. Revíselo de nuevo antes de continuar.',
  'courses.code-required': 'Escriba el código de cliente.',
  'courses.code-too-long': 'Un código puede tener {max} caracteres como máximo.',
  'courses.code-changed': 'Un colega escribió un código de cliente. El suyo aún no está guardado.',
  'courses.unit-changed': 'Un colega escribió otra clave. La suya aún no está guardada.',
  'courses.case-ended': 'Este caso terminó, así que sus clientes ya no necesitan cursos.',
  'courses.filed-later': 'Esta fecha está en el futuro.',
  'courses.waived-before': 'Esta fecha ya pasó.',
  'courses.choose-provider': 'Elija al menos un proveedor.',
  'courses.no-such-provider': 'Los proveedores son {providers}.',
  'courses.nothing-to-set': 'No indicó nada que cambiar.',
  'courses.single-case':
    'Este caso tiene un solo deudor, así que no hay un curso para tomar juntos.',
  'courses.option-settled':
    'Ya se pidió un curso y esto no coincide con el pedido. Reinicie primero el curso.',
  'courses.no-day': 'La fecha debe tener la forma AAAA-MM-DD.',
  'courses.no-reason':
    'Indique por qué el primer curso puede tomarse después de presentar el caso.',
  'courses.reason-too-long': 'Un motivo puede tener 500 caracteres como máximo.',
  'courses.only-first': 'Solo el primer curso se puede permitir después de presentar el caso.',
  'courses.no-client-code': 'El caso no tiene un código de cliente en el servicio de pedidos.',
  'courses.no-unit':
    'El servicio de pedidos no conoce su oficina. Un administrador escribe su clave en la página Cursos.',
  'courses.may-not-order': 'Este curso no se puede pedir ahora: {why}.',
  'courses.option-wanted': 'Hay dos deudores. Elija primero cómo toman el curso.',
  'courses.ordered-before': 'Este curso ya se pidió.',
  'courses.number-wanted':
    'El servicio de pedidos necesita el número de Seguro Social del deudor {debtor}, de nueve dígitos. Ninguna cuenta lo tiene.',
  'courses.nothing-offered': 'Ningún proveedor disponible ofrece este curso.',
  'courses.service-away':
    'El servicio de pedidos no respondió. No vemos que se haya pedido algo. Inténtelo de nuevo.',
}
