import type { Wording } from '#lib/language.ts'
import type { filedStepOfEndedCase, outcomeWords } from './outcome-words.en.ts'

export const outcomeWordsEs: Wording<typeof outcomeWords> = {
  discharged: {
    title: 'La corte le concedió la exoneración de sus deudas (discharge)',
    header: 'Ha recorrido un largo camino. Gracias por su confianza.',
    current:
      'La exoneración pone fin a su obligación personal de pagar las deudas que cubre. Algunas deudas no están cubiertas, por ejemplo la manutención de menores y la mayoría de los préstamos estudiantiles. Un prestamista todavía puede tener un derecho sobre su casa, su carro u otros bienes, así que hable con su abogado antes de dejar de pagar. Guarde los papeles de su exoneración en un lugar seguro. Si alguien todavía le cobra una deuda cubierta, llame a su abogado.',
    step: 'Exoneración de deudas',
    stepDescription: 'La corte le concedió la exoneración de sus deudas.',
    news: 'La corte le concedió la exoneración de sus deudas (discharge)',
  },
  dismissed: {
    title: 'Su caso fue desestimado',
    header: 'Por favor, llame a su abogado para saber qué sigue.',
    current:
      'La corte terminó su caso antes de que se completara. Es posible que los acreedores puedan volver a cobrarle. Por favor, llame pronto a su abogado para hablar de sus opciones.',
    step: 'Caso desestimado',
    stepDescription: 'La corte terminó su caso antes de que se completara.',
    news: 'Su caso fue desestimado. Por favor, llame a su abogado.',
  },
  withdrawn: {
    title: 'Su caso se cerró antes de presentarse',
    header: 'No se presentó nada ante la corte.',
    current:
      'Su bufete cerró este caso antes de presentarlo, así que el caso no le protege de los acreedores. Si usted no lo esperaba, o si quiere seguir adelante, llame a su abogado.',
    step: 'Cerrado antes de presentarse',
    stepDescription: 'No se presentó nada ante la corte.',
    news: 'Su caso se cerró antes de presentarse',
  },
  'closed-without-discharge': {
    title: 'Su caso se cerró sin la exoneración de sus deudas',
    header: 'Por favor, llame a su abogado para saber qué sigue.',
    current:
      'La corte cerró su caso sin la exoneración de sus deudas (discharge), así que es posible que usted todavía deba sus deudas. A veces un caso se puede reabrir, por ejemplo para entregar un certificado que falta de un curso. Por favor, llame pronto a su abogado.',
    step: 'Cerrado sin la exoneración',
    stepDescription: 'La corte cerró su caso sin la exoneración de sus deudas.',
    news: 'Su caso se cerró sin la exoneración de sus deudas. Por favor, llame a su abogado.',
  },
  transferred: {
    title: 'Su caso fue transferido',
    header: 'Ya no se atiende en este portal.',
    current:
      'La transferencia por sí sola no termina su caso. Pregunte a su bufete quién lo atiende ahora y adónde enviar preguntas y papeles.',
    step: 'Caso transferido',
    stepDescription: 'Su caso se atiende en otro lugar.',
    news: 'Su caso fue transferido',
  },
  unknown: {
    title: 'Su caso está cerrado',
    header: 'Gracias por su confianza.',
    current:
      'Su caso está cerrado. Si tiene preguntas, consulte a su abogado. Guarde sus papeles en un lugar seguro.',
    step: 'Caso cerrado',
    stepDescription: 'Si tiene preguntas, consulte a su abogado.',
    news: 'Su caso está cerrado',
  },
}

export const filedStepOfEndedCaseEs: Wording<typeof filedStepOfEndedCase> =
  'Su caso fue presentado ante la corte.'
