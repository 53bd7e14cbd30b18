import type { CategoryWords } from './category-kind.ts'

export const personAndMoneyEs: Readonly<Record<string, CategoryWords>> = {
  identity: {
    name: 'Identidad',
    description: 'Su identificación con foto y una prueba de su número de Seguro Social.',
  },
  'identity.photo-id': {
    name: 'Identificación con foto',
    description:
      'Envíe una foto clara, por los dos lados, de su licencia de conducir, identificación estatal, pasaporte, identificación militar, tarjeta de residente u otra identificación oficial con foto. No debe estar vencida.',
    why: 'El fideicomisario (trustee), la persona nombrada para supervisar su caso, debe comprobar quién es usted antes de su reunión.',
    help: 'Envíe cualquier otra identificación oficial con su foto, aunque sea vieja, y dígale a su abogado que perdió la actual. La oficina que la emitió puede darle otra.',
  },
  'identity.social-security': {
    name: 'Prueba del número de Seguro Social',
    description:
      'Envíe algo que muestre los nueve dígitos: su tarjeta de Seguro Social, un W-2, un 1099, un talón de pago, una tarjeta médica o una carta del Seguro Social. Una declaración de impuestos no sirve.',
    why: 'El fideicomisario (trustee) debe comprobar que el número de sus papeles de la corte es el suyo.',
    help: 'La oficina del Seguro Social repone gratis una tarjeta perdida. Si nunca tuvo un número, envíe la carta con su ITIN o pídale a su abogado una declaración para firmar.',
  },
  'identity.military': {
    name: 'Papeles del servicio militar',
    description:
      'Si sirvió en las fuerzas armadas, envíe la carta con su calificación del VA, su DD-214 o sus órdenes.',
    why: 'Algunas reglas especiales protegen a quienes sirvieron.',
    help: 'Puede obtener la carta en línea, en va.gov. Los Archivos Nacionales (National Archives) le envían gratis una copia de su DD-214.',
  },
  income: {
    name: 'Ingresos',
    description:
      'El dinero que recibe cada mes de trabajo, beneficios, manutención u otras personas.',
  },
  'income.pay-stubs-60-days': {
    name: 'Talones de pago, últimos 60 días',
    description:
      'Envíe todos los talones de pago de todos sus empleadores. Envíe todas las páginas, con las cuatro esquinas a la vista.',
    period: 'Los últimos 60 días antes de que se presente su caso',
    why: 'La ley los exige, y sin ellos su caso se puede desestimar (terminar sin la exoneración de deudas).',
    help: 'Pida un listado en la oficina de nómina, que también se acepta. Un trabajo que terminó en esos 60 días también cuenta. Si no tuvo ningún trabajo en ese tiempo, dígaselo a su abogado, que puede quitar esto de su lista.',
  },
  'income.pay-stubs-6-months': {
    name: 'Talones de pago, últimos 6 meses completos',
    description:
      'Envíe los talones de pago de todos sus empleadores. No hace falta reenviar lo que ya envió de los últimos 60 días. Si su cónyuge vive con usted pero no se declara en bancarrota con usted, envíe también los de su cónyuge.',
    period: 'Los seis meses completos antes del mes en que se presente su caso',
    why: 'La corte compara sus ingresos con un límite, y usa el promedio de estos seis meses.',
    help: 'Pida en la oficina de nómina de su empleador un solo listado de los seis meses, o búsquelo en el sitio web donde ve su pago. Un listado se acepta igual que los talones.',
  },
  'income.w2-1099': {
    name: 'W-2 y 1099, últimos dos años',
    description:
      'Envíe todos los W-2 y 1099 de todos los que le pagaron. De este año, envíe una constancia de lo que ha ganado hasta ahora, si la tiene.',
    period: 'Los últimos dos años de impuestos, y lo que va de este año',
    why: 'Muestran lo que ganó en un año entero, incluso en un trabajo que ya no tiene.',
    help: 'Su empleador puede imprimir otra vez un W-2. También se acepta una transcripción de salarios e ingresos del IRS (“wage and income transcript”). La transcripción es gratis, en línea o por correo.',
  },
  'income.benefits': {
    name: 'Cartas de beneficios y otros ingresos',
    description:
      'Si recibe Seguro Social, SSI, beneficios de veterano, desempleo, una pensión o una anualidad (annuity), envíe la carta que diga cuánto recibe.',
    period: 'La más reciente',
    why: 'Hay que declarar todo lo que recibe cada mes, y una parte está protegida.',
    help: 'La oficina que le paga puede imprimir una carta de beneficios. Muchas veces se obtiene en línea el mismo día. Mientras la consigue, sirve un estado de cuenta del banco que muestre los pagos.',
  },
  'income.support-received': {
    name: 'Manutención que usted recibe',
    description:
      'Si alguien le paga manutención para sus hijos o para usted, envíe la orden de la corte o una lista de los pagos que recibió.',
    why: 'La manutención cuenta como dinero que recibe, y estos papeles muestran cuánto y por cuánto tiempo.',
    help: 'La oficina de manutención de menores de su estado puede imprimir el historial de pagos. Para empezar sirve un estado de cuenta del banco que muestre los pagos.',
  },
  'income.family-help': {
    name: 'Ayuda de familiares o compañeros de casa',
    description:
      'Si alguien le ayuda con dinero, envíe una nota corta firmada por esa persona. La nota debe decir cuánto, cada cuánto y por cuánto tiempo.',
    why: 'La ayuda regular cuenta al calcular el pago de su plan, y el fideicomisario (trustee) quiere verla por escrito.',
    help: 'Sirve una nota escrita a mano, con firma y fecha. Su abogado quizás tenga un formulario para esto.',
  },
  'income.self-employment': {
    name: 'Trabajo por cuenta propia: ingresos y gastos, 6 meses',
    description:
      'Si trabaja por su cuenta, aunque también tenga un empleo, envíe una lista de lo que entró y lo que pagó por el negocio, mes por mes. Envíe también los estados de cuenta bancarios del negocio.',
    period: 'Los últimos seis meses completos',
    why: 'La corte necesita ver lo que le queda después de los gastos del negocio.',
    help: 'Para empezar basta una lista escrita a mano de cada mes. Los estados de cuenta y las aplicaciones que le pagan le ayudan a llenarla.',
  },
  'income.rental': {
    name: 'Ingresos y gastos de alquiler, 6 meses',
    description:
      'Si alquila un lugar a otra persona, envíe una lista de lo que entró y lo que pagó por él, mes por mes.',
    period: 'Los últimos seis meses completos',
    why: 'La corte necesita ver lo que le queda después de los gastos.',
    help: 'Para empezar basta una lista escrita a mano de cada mes. Los estados de cuenta del banco le ayudan a llenarla.',
  },
  taxes: {
    name: 'Impuestos',
    description: 'Sus declaraciones de impuestos, todas las páginas.',
  },
  'taxes.federal-latest': {
    name: 'Declaración federal, año más reciente',
    description:
      'Envíe la declaración completa, con todas las páginas y anexos. Se acepta una transcripción del IRS.',
    period: 'El año de impuestos más reciente',
    why: 'El fideicomisario (trustee) debe recibirla al menos 7 días antes de su primera reunión con él.',
    help: 'El IRS le da gratis una transcripción de la declaración (“return transcript”), en línea o por correo. Si alguien preparó su declaración, esa persona también tiene una copia. Si no tenía que declarar, dígaselo a su abogado.',
  },
  'taxes.federal-before': {
    name: 'Declaración federal, año anterior',
    description:
      'Envíe la declaración completa, con todas las páginas y anexos, o una transcripción del IRS.',
    period: 'El año de impuestos anterior al más reciente',
    why: 'Sus papeles de la corte dicen lo que ganó en años anteriores, y esta declaración lo muestra.',
    help: 'El IRS le da gratis una transcripción de la declaración (“return transcript”), en línea o por correo. Si no tenía que declarar, dígaselo a su abogado.',
  },
  'taxes.four-years': {
    name: 'Declaraciones de impuestos, últimos cuatro años',
    description:
      'Envíe la declaración de cada año, o una prueba de que se presentó. No hace falta reenviar una declaración que ya envió.',
    period: 'Los últimos cuatro años de impuestos',
    why: 'En un caso del Capítulo 13 todas deben estar presentadas antes de la primera fecha fijada para su reunión con el fideicomisario (trustee).',
    help: 'Se aceptan las transcripciones del IRS, que muestran qué años se presentaron. Si falta presentar un año, dígaselo ya a su abogado, para que haya tiempo de hacerlo.',
  },
  'taxes.state': {
    name: 'Declaraciones de impuestos estatales',
    description:
      'Si su estado cobra impuesto sobre los ingresos, envíe sus declaraciones estatales, todas las páginas.',
    period: 'Los últimos dos años de impuestos',
    why: 'Si usted le debe a su estado, o su estado le debe un reembolso, sus papeles de la corte deben incluirlo.',
    help: 'La oficina de impuestos de su estado puede enviarle una copia. También se acepta.',
  },
  'taxes.notices': {
    name: 'Cartas y reembolsos de impuestos',
    description:
      'Si tiene cartas del IRS o de su estado sobre impuestos, o algo sobre un reembolso que espera, envíelas.',
    why: 'Hay que declarar los impuestos que debe y los reembolsos que espera.',
    help: 'Su cuenta en irs.gov muestra lo que debe y los reembolsos que le corresponden. Sirve una hoja impresa de esa página.',
  },
  money: {
    name: 'Cuentas de banco y de dinero',
    description: 'Estados de cuenta de todas las cuentas donde tiene su dinero.',
  },
  'money.bank-statements': {
    name: 'Estados de cuenta del banco, todas las cuentas',
    description:
      'Envíe los estados de cuenta de cada cuenta, todas las páginas, también las vacías. Descargue el PDF de su banco. Las capturas y fotos de pantalla casi siempre se rechazan.',
    period: 'Los últimos tres meses; su abogado puede pedir más',
    why: 'El fideicomisario (trustee) los compara con lo que dicen sus papeles de la corte.',
    help: 'El sitio web o la aplicación de su banco los tiene en “Estados de cuenta” o “Documentos” (“Statements”, “Documents”). Se acepta lo que imprime una sucursal. El banco guarda también los de las cuentas cerradas.',
  },
  'money.cash-apps': {
    name: 'Aplicaciones de pago y tarjetas prepagadas',
    description:
      'Si usa Cash App, Venmo, PayPal, Chime, una tarjeta prepagada o algo parecido, envíe los estados de cuenta de cada una.',
    period: 'Los últimos tres meses',
    why: 'El dinero en una aplicación cuenta igual que el dinero en un banco.',
    help: 'La mayoría de las aplicaciones los tienen en “Documentos” o “Actividad” (“Documents”, “Activity”). Si no, búsquelos en el sitio web de la aplicación. Sirve una lista de los pagos en PDF.',
  },
  'money.retirement': {
    name: 'Estados de cuenta de retiro y pensión',
    description:
      'Si tiene un 401(k), una IRA, una pensión u otro plan de retiro, envíe el estado de cuenta de cada uno.',
    period: 'El más reciente',
    why: 'Este dinero suele estar protegido, pero de todos modos hay que declararlo.',
    help: 'Lo tiene el sitio web del plan o la oficina de recursos humanos de su empleador. Sirve una carta del plan que diga cuánto tiene allí.',
  },
  'money.investments': {
    name: 'Inversiones y criptomonedas',
    description:
      'Si tiene acciones, bonos, una cuenta de inversión o criptomonedas, envíe el estado de cuenta de cada una.',
    period: 'El más reciente',
    why: 'Hay que declarar lo que tiene y cuánto vale.',
    help: 'Puede obtener un estado de cuenta en el sitio web de la casa de inversión o de la plataforma. Si guarda criptomonedas en su propia billetera, sirve una hoja impresa que muestre lo que hay en ella.',
  },
  'money.life-insurance': {
    name: 'Seguro de vida con valor en efectivo',
    description:
      'Si tiene un seguro de vida entera o universal, envíe el estado de cuenta que muestre su valor en efectivo. El seguro del trabajo casi nunca lo tiene.',
    period: 'El más reciente',
    why: 'El valor en efectivo es suyo, así que hay que declararlo.',
    help: 'Llame a la compañía de seguros y pida una constancia del valor en efectivo (“cash value statement”). Sirve una carta que diga la cantidad.',
  },
  'money.education': {
    name: 'Ahorros para estudios y cuentas ABLE',
    description:
      'Si tiene un plan 529, una IRA para estudios o una cuenta ABLE, envíe un estado de cuenta que muestre cada depósito.',
    period: 'Los últimos dos años',
    why: 'La corte pide un registro de estas cuentas, y gran parte del dinero puede estar protegida.',
    help: 'El sitio web del plan tiene una lista de los depósitos. Sirve una carta del plan con los mismos datos.',
  },
}
