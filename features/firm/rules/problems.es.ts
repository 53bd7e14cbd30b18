import type { firmProblems } from './problems.ts'

export const sentences: Readonly<Record<keyof typeof firmProblems, string>> = {
  'firm.not-found': 'No existe esa firma.',
  'firm.faq-expected': '{place}: se esperaba {expected}.',
  'firm.faq-unknown-name': '{place}: este nombre no se conoce aquí.',
  'firm.faq-too-long': '{place}: como máximo {most} caracteres.',
  'firm.faq-too-many': '{place}: como máximo {most}.',
  'firm.faq-none': 'Agregue al menos una.',
  'firm.faq-blank': 'Escriba algo aquí.',
  'firm.faq-text-too-long': 'Use {max} caracteres como máximo.',
  'firm.faq-paragraph-too-long': 'Un párrafo puede tener {max} caracteres como máximo.',
  'firm.faq-too-many-paragraphs': 'Escriba {max} párrafos como máximo.',
  'firm.faq-list-too-long': 'Puede haber {max} como máximo.',
  'firm.faqs-changed':
    'Un compañero cambió las preguntas y respuestas. Sus cambios aún no están guardados.',
  'firm.faq-too-deep':
    '{place}: una pregunta dentro de una pregunta no puede contener otras preguntas.',
  'firm.faq-same-id': '{place}: el ID {id} se usa dos veces.',
  'firm.logo-too-large': 'Un logotipo puede tener como máximo 1 MB.',
  'firm.logo-unreadable':
    'No pudimos leer este archivo como imagen. Un logotipo es un archivo PNG, JPEG o WebP.',
  'firm.name-required': 'Escriba el nombre de su bufete.',
  'firm.email-invalid': 'Escriba un correo electrónico como oficina@example.com, o déjelo vacío.',
  'firm.website-invalid':
    'Escriba la dirección completa, que empieza con https://, o déjela vacía.',
  'firm.color-invalid': 'Escriba un color como #17505F.',
  'firm.days-invalid': 'Escriba un número de días de 1 a {max}.',
  'firm.profile-changed': 'Un colega cambió estos ajustes mientras usted los editaba.',
  'firm.street-required': 'Escriba la calle.',
  'firm.city-required': 'Escriba la ciudad.',
  'firm.too-long': 'Use como máximo {max} caracteres.',
  'firm.state-required': 'Elija el estado.',
  'firm.zip-invalid': 'Escriba un código postal de cinco o nueve dígitos.',
  'firm.phone-invalid': 'Escriba un número de teléfono de diez dígitos.',
  'firm.time-zone-required': 'Elija la zona horaria.',
  'firm.office-absent': 'Su firma ya no tiene esta oficina.',
  'firm.office-changed': 'Un colega cambió esta oficina mientras usted la editaba.',
  'firm.office-in-use':
    'Hay personas o casos que pertenecen a esta oficina. Páselos primero a otra oficina.',
  'firm.last-office': 'Su firma necesita al menos una oficina.',
  'firm.too-many-offices': 'Una firma puede tener hasta {max} oficinas.',
}
