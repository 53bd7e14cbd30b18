// The Spanish of the first half of the requested documents, by key: who you are, what you earn, taxes, and money accounts.
import type { CategoryWords } from './category-kind.ts'

export const firstHalfEs: Readonly<Record<string, CategoryWords>> = {
  identity: {
    name: 'Identidad',
    description: 'Su identificación con foto y una prueba de su número de Seguro Social.',
  },
  'identity.photo-id': {
    name: 'Identificación con foto',
    description: 'Una foto clara, por los dos lados, de su licencia de conducir, identificación estatal, pasaporte, identificación militar, tarjeta de residente u otra identificación oficial con foto. No debe estar vencida.',
    help: 'Envíe cualquier otra identificación oficial con su foto, aunque sea vieja, y dígale a su abogado que perdió la actual. La oficina que la emitió puede darle otra.',
  },
  'identity.social-security': {
    name: 'Prueba del número de Seguro Social',
    description: 'Algo que muestre los nueve números: su tarjeta de Seguro Social, un W-2, un 1099, un talón de pago, una tarjeta médica o una carta del Seguro Social. Una declaración de impuestos no sirve.',
    help: 'La oficina del Seguro Social repone una tarjeta perdida sin costo. Si nunca tuvo un número, envíe la carta con su ITIN o pídale a su abogado una declaración para firmar.',
  },
  income: {
    name: 'Ingresos',
    description: 'Lo que recibe cada mes: trabajo, beneficios, manutención y ayuda.',
  },
  'income.pay-stubs-60-days': {
    name: 'Talones de pago, últimos 60 días',
    description: 'Todos los talones de pago de todos sus empleadores de los últimos 60 días. Todas las páginas, con las cuatro esquinas a la vista. La corte puede cerrar un caso cuando faltan.',
    help: 'Pida un listado en la oficina de nómina de su empleador. Se acepta igual que un talón de pago. Si ahora no tiene trabajo, dígaselo a su abogado, que puede quitar esto de su lista.',
  },
  'income.pay-stubs-6-months': {
    name: 'Talones de pago, últimos 6 meses completos',
    description: 'Los talones de pago de los seis meses completos anteriores a este. Lo que ya envió para los últimos 60 días no hace falta enviarlo otra vez. Un listado de nómina sirve. Si vive con su cónyuge, envíe también los suyos.',
    help: 'Pida en la oficina de nómina de su empleador un solo listado de todo ese tiempo, o búsquelo donde ve su pago en línea.',
  },
  'income.w2-1099': {
    name: 'W-2 y 1099, últimos dos años',
    description: 'Todos los W-2 y 1099 de los últimos dos años y, si lo tiene, un estado de lo que lleva ganado este año.',
    help: 'Su empleador puede imprimir otra vez un W-2. El IRS también envía sin costo una transcripción de salarios e ingresos (“wage and income transcript”).',
  },
  'income.benefits': {
    name: 'Cartas de beneficios y otros ingresos',
    description: 'Si recibe Seguro Social, SSI, beneficios de veterano, desempleo, una pensión o una renta: la carta más reciente que diga cuánto.',
    help: 'La oficina que le paga puede imprimir una carta de beneficios, muchas veces en línea y el mismo día.',
  },
  'income.support-received': {
    name: 'Manutención que usted recibe',
    description: 'Si alguien le paga manutención para sus hijos o para usted: la orden de la corte, o una lista de los pagos que recibió.',
    help: 'La oficina de manutención de menores de su estado puede imprimir el historial de pagos.',
  },
  'income.family-help': {
    name: 'Ayuda de familiares o compañeros de casa',
    description: 'Si alguien le ayuda con dinero: una nota corta firmada por esa persona que diga cuánto, cada cuándo y por cuánto tiempo.',
    help: 'Una nota escrita a mano sirve. Su abogado quizás tenga un formulario para esto.',
  },
  'income.self-employment': {
    name: 'Trabajo por cuenta propia: ingresos y gastos, 6 meses',
    description: 'Si trabaja por su cuenta, aunque también tenga un empleo: lo que entró y lo que pagó por el negocio, mes por mes, durante seis meses, y los estados de cuenta bancarios del negocio.',
    help: 'Para empezar basta una lista a mano de cada mes. Los estados de cuenta y las aplicaciones que le pagan ayudan a llenarla.',
  },
  taxes: {
    name: 'Impuestos',
    description: 'Sus declaraciones de impuestos, todas las páginas.',
  },
  'taxes.federal-latest': {
    name: 'Declaración federal, año más reciente',
    description: 'La declaración entera con todas las páginas y anexos. El fideicomisario (trustee) debe recibirla al menos 7 días antes de su primera reunión con él. Se acepta una transcripción del IRS.',
    help: 'El IRS da sin costo una transcripción de la declaración (“return transcript”), en línea o por correo. Quien preparó su declaración también tiene una copia.',
  },
  'taxes.federal-before': {
    name: 'Declaración federal, año anterior',
    description: 'La declaración entera con todas las páginas y anexos, o una transcripción del IRS.',
    help: 'El IRS da sin costo una transcripción de la declaración (“return transcript”), en línea o por correo.',
  },
  'taxes.four-years': {
    name: 'Declaraciones de impuestos, últimos cuatro años',
    description: 'Las declaraciones de los últimos cuatro años, o una prueba de que se presentaron. En un caso del Capítulo 13 todas deben estar presentadas antes del día de su reunión con el fideicomisario (trustee).',
    help: 'Las transcripciones del IRS muestran qué años se presentaron. Si falta un año, dígaselo ya a su abogado: todavía hay tiempo de hacerlo.',
  },
  'taxes.state': {
    name: 'Declaraciones de impuestos estatales',
    description: 'Si su estado cobra impuesto sobre los ingresos: las declaraciones estatales de los últimos dos años.',
    help: 'La oficina de impuestos de su estado puede enviarle una copia.',
  },
  'taxes.notices': {
    name: 'Cartas y reembolsos de impuestos',
    description: 'Si las tiene: cartas del IRS o de su estado sobre impuestos, y todo lo que trate de un reembolso que espera.',
  },
  money: {
    name: 'Cuentas de banco y de dinero',
    description: 'Estados de cuenta de cada cuenta donde tiene su dinero.',
  },
  'money.bank-statements': {
    name: 'Estados de cuenta del banco, todas las cuentas',
    description: 'Los estados de cuenta de los últimos tres meses de cada cuenta, todas las páginas, también las vacías. Por favor, descargue el PDF de su banco: las fotos de la pantalla casi siempre se rechazan.',
    help: 'El sitio web o la aplicación de su banco los tiene en “Estados de cuenta” o “Documentos” (“Statements”, “Documents”). Una sucursal puede imprimirlos.',
  },
  'money.cash-apps': {
    name: 'Aplicaciones de pago y tarjetas prepagadas',
    description: 'Si usa Cash App, Venmo, PayPal, Chime, una tarjeta prepagada o algo parecido: los estados de cuenta de los últimos tres meses.',
    help: 'La mayoría de las aplicaciones lo generan en “Documentos” o “Actividad” (“Documents”, “Activity”). Si no, está en su sitio web.',
  },
  'money.retirement': {
    name: 'Estados de cuenta de retiro y pensión',
    description: 'Si tiene un 401(k), una IRA, una pensión u otro plan de retiro: el estado de cuenta más reciente. Este dinero suele estar protegido; de todos modos hay que declararlo.',
    help: 'Lo tiene el sitio web del plan o la oficina de personal de su empleador.',
  },
  'money.investments': {
    name: 'Inversiones y criptomonedas',
    description: 'Si tiene acciones, bonos, una cuenta de inversión o criptomonedas: el estado de cuenta más reciente de cada una.',
  },
  'money.life-insurance': {
    name: 'Seguro de vida con valor en efectivo',
    description: 'Si tiene un seguro de vida entera o universal: el estado de cuenta más reciente que muestre su valor en efectivo. El seguro del trabajo casi nunca lo tiene.',
    help: 'Llame a la compañía de seguros y pida una constancia del valor en efectivo (“cash value statement”).',
  },
}
