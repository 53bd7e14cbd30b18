import {
  creditCounselingKey,
  debtorEducationKey,
  fromAttorneyKey,
  otherKey,
  type CategoryWords,
} from './category-kind.ts'

export const courtAndCaseEs: Readonly<Record<string, CategoryWords>> = {
  court: {
    name: 'Corte y familia',
    description: 'Papeles de una corte, o sobre matrimonio e hijos.',
  },
  'court.lawsuits': {
    name: 'Demandas, embargos y gravámenes',
    description:
      'Envíe todos los papeles que recibió sobre una demanda contra usted o un derecho sobre sus bienes (gravamen). Envíe también los papeles sobre dinero que le quitan de su sueldo o de su cuenta (embargo).',
    why: 'Hay que declararlo todo; al presentar su caso, la mayoría de las demandas de cobro y embargos deben parar por un tiempo, pero los gravámenes suelen seguir.',
    help: 'La secretaría de la corte que aparece en la carta puede imprimirlos. Para empezar basta una página con el número de caso.',
  },
  'court.divorce': {
    name: 'Papeles de divorcio o separación',
    description:
      'Si tuvo un divorcio o una separación, envíe la sentencia o el acuerdo, todas las páginas.',
    why: 'Muestran qué le tocó a cada uno y quién debe pagar qué.',
    help: 'La secretaría de la corte que lo concedió guarda una copia. Para empezar bastan las páginas sobre bienes y pagos.',
  },
  'court.support-paid': {
    name: 'Manutención que usted paga',
    description:
      'Si paga o debe manutención para sus hijos o su excónyuge, envíe la orden y una prueba de lo que todavía se debe. Envíe también el nombre y la dirección de la persona que la recibe.',
    why: 'La manutención va antes que otras deudas, y a la persona que la recibe se le avisa de su caso.',
    help: 'La oficina de manutención de menores de su estado puede imprimir lo que se debe. Para empezar sirve un talón de pago que muestre los pagos.',
  },
  'court.earlier-bankruptcy': {
    name: 'Papeles de una bancarrota anterior',
    description:
      'Si ya se declaró en bancarrota antes, envíe cualquier papel con el número de caso.',
    period: 'Los últimos 8 años',
    why: 'Un caso anterior puede cambiar qué puede presentar ahora, y cuándo.',
    help: 'Si solo recuerda más o menos cuándo y dónde la presentó, escríbalo y envíe una foto de la nota. A su abogado le basta para buscarlo.',
  },
  costs: {
    name: 'Gastos mensuales',
    description: 'Pruebas de lo que gasta su hogar.',
  },
  'costs.chapter-13': {
    name: 'Cuentas de los gastos mensuales',
    description:
      'Envíe cuentas o recibos de renta, servicios públicos, cuidado de niños, gastos médicos y seguros.',
    period: 'Lo más reciente de cada gasto',
    why: 'Muestran cuánto debe dejarle su plan para vivir.',
    help: 'El sitio web de su compañía de servicios tiene las cuentas. Se acepta un estado de cuenta del banco que muestre lo que pagó.',
  },
  'costs.chapter-7': {
    name: 'Cuentas de los gastos mensuales',
    description:
      'Si su abogado las pide, envíe cuentas o recibos de renta, servicios públicos, cuidado de niños, gastos médicos y seguros.',
    period: 'Lo más reciente de cada gasto',
    why: 'Es posible que le pidan pruebas de los gastos que declaran sus papeles de la corte.',
    help: 'El sitio web de su compañía de servicios tiene las cuentas. Se acepta un estado de cuenta del banco que muestre lo que pagó.',
  },
  'costs.special': {
    name: 'Prueba de gastos especiales',
    description:
      'Si tiene gastos que la mayoría no tiene, como el cuidado de un familiar enfermo, envíe cuentas o cartas que los muestren.',
    period: 'Lo más reciente',
    why: 'La corte puede tomar en cuenta esos gastos cuando hay pruebas.',
    help: 'La persona o compañía a la que le paga puede imprimir lo que pagó. Sirve una carta de un médico o una escuela sobre la necesidad, o un estado de cuenta del banco.',
  },
  'costs.charity': {
    name: 'Recibos de donaciones',
    description:
      'Si da dinero a una iglesia u otra organización de caridad, envíe los recibos o el resumen del año.',
    period: 'Los últimos dos años',
    why: 'Hay que declarar esas donaciones, y pueden contar entre sus gastos.',
    help: 'La organización puede imprimir un resumen de lo que usted dio. Sirve un estado de cuenta del banco que muestre las donaciones.',
  },
  [creditCounselingKey]: {
    name: 'Certificado de asesoría de crédito',
    description: 'El certificado que recibe después del primer curso, el de asesoría de crédito.',
    period: 'De los 180 días antes de que se presente su caso',
    why: 'La ley exige a casi todo el mundo tomar este curso antes de presentar un caso.',
    help: 'Pídale al proveedor del curso que lo envíe otra vez. Lo tienen archivado. Lo mejor es el PDF del proveedor. También sirve una foto clara del certificado completo.',
  },
  [debtorEducationKey]: {
    name: 'Certificado del curso de educación financiera',
    description: 'El certificado que recibe después del segundo curso, el de educación financiera.',
    period: 'Después de que se presente su caso; su abogado le dirá hasta cuándo',
    why: 'Sin él, la corte por lo general no puede conceder la exoneración de deudas (discharge), la orden que elimina su obligación de pagar ciertas deudas.',
    help: 'Pídale al proveedor del curso que lo envíe otra vez. Lo tienen archivado. Lo mejor es el PDF del proveedor. También sirve una foto clara del certificado completo.',
  },
  'after-filing': {
    name: 'Después de presentar el caso',
    description: 'Papeles que se necesitan cuando la corte ya tiene su caso.',
  },
  'after-filing.notices': {
    name: 'Avisos de la corte que le llegan por correo',
    description:
      'Si recibe una carta de la corte o del fideicomisario (trustee), envíe todas las páginas.',
    period: 'Desde el día en que se presentó su caso',
    why: 'Una carta así puede traer una fecha que usted debe cumplir.',
    help: '¿La perdió? Dígale a su abogado más o menos cuándo llegó y de qué trataba. El expediente de la corte casi siempre la tiene.',
  },
  'after-filing.meeting-id': {
    name: 'Identificación para su reunión con el fideicomisario',
    description:
      'Si su abogado lo pide, envíe otra vez su identificación con foto y la prueba de su número de Seguro Social.',
    period: 'Al menos 14 días antes de su reunión',
    why: 'El fideicomisario (trustee) debe comprobar quién es usted, y que el número de sus papeles de la corte es el suyo.',
    help: 'Sirven las copias que ya envió. Para el número también se acepta un W-2, un talón de pago o una carta del Seguro Social con los nueve dígitos.',
  },
  'after-filing.bank-statement': {
    name: 'Estado de cuenta del día en que se presentó el caso',
    description:
      'Envíe el estado de cuenta de cada cuenta, todas las páginas. Suele llegar unas semanas después de presentar el caso.',
    period: 'El que incluya el día en que se presentó su caso',
    why: 'El fideicomisario (trustee) comprueba cuánto había ese día en cada cuenta.',
    help: 'El sitio web o la aplicación de su banco lo tiene en “Estados de cuenta” o “Documentos” (“Statements”, “Documents”). Se acepta lo que imprime una sucursal.',
  },
  'after-filing.first-payment': {
    name: 'Prueba del primer pago de su plan',
    description:
      'Envíe el recibo, o la línea de su estado de cuenta del banco que muestre el pago.',
    period: 'Dentro de los 30 días después de presentar el caso',
    why: 'El primer pago se debe hacer en ese tiempo, y esto muestra que usted lo hizo.',
    help: 'Sirve un talón de pago que muestre el pago, o un mensaje que diga que llegó.',
  },
  'after-filing.reaffirmation': {
    name: 'Papeles de reafirmación',
    description:
      'Si un prestamista le envía un acuerdo para seguir pagando un carro u otra cosa, envíe todas las páginas. Por favor, hable con su abogado antes de firmarlo.',
    why: 'Si lo firma y se presenta ante la corte, sigue siendo responsable de esa deuda aun con la exoneración; solo puede cancelarlo durante poco tiempo.',
    help: 'El prestamista puede enviarlo otra vez, a usted o a su abogado. Para empezar basta la carta con que llegó.',
  },
  'after-filing.yearly-tax': {
    name: 'Declaración de impuestos y reembolso de cada año',
    description:
      'Envíe la declaración de impuestos nueva, todas las páginas, y una prueba del reembolso que recibió.',
    period: 'Cada año mientras dure su plan',
    why: 'Muchos fideicomisarios (trustees) miran cada año lo que usted gana y el reembolso que recibió.',
    help: 'Se acepta una transcripción de la declaración del IRS (“return transcript”). Para el reembolso sirve la línea de su estado de cuenta del banco.',
  },
  [fromAttorneyKey]: {
    name: 'De su abogado',
    description: 'Papeles que su abogado le envía para leer, firmar o guardar.',
    why: 'Aquí tiene todo lo de su caso en un solo lugar.',
    help: 'Aquí no tiene que enviar nada. Si su abogado le prometió un papel y no está aquí, pídaselo.',
  },
  [otherKey]: {
    name: 'Otros / No sé dónde va',
    description:
      'Todo lo que no va en otra carpeta. Si tiene dudas, póngalo aquí: su abogado lo ordenará por usted.',
    why: 'Un papel que no va en ningún otro lugar también puede importar para su caso.',
    help: 'Aquí no tiene que buscar nada. Si sabe de un papel pero no lo tiene, sirve una nota corta que lo explique.',
  },
}
