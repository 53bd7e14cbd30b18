import type { CategoryWords } from './category-kind.ts'

export const propertyAndDebtsEs: Readonly<Record<string, CategoryWords>> = {
  home: {
    name: 'Vivienda y bienes raíces',
    description: 'Si tiene vivienda propia, la alquila o tiene terrenos.',
  },
  'home.mortgage': {
    name: 'Estado de cuenta de la hipoteca',
    description: 'Si tiene una hipoteca, envíe el estado de cuenta de cada préstamo.',
    period: 'El más reciente',
    why: 'Muestra lo que se debe por su vivienda y si falta algún pago.',
    help: 'Está en el sitio web de su prestamista, o llame al número del cupón de pago. Sirve una carta de liquidación (dice cuánto falta para terminar de pagar el préstamo).',
  },
  'home.deed': {
    name: 'Escritura o título',
    description: 'Si tiene vivienda propia o un terreno, envíe la escritura o el título.',
    why: 'Muestra a nombre de quién está la vivienda o el terreno.',
    help: 'El registro de la propiedad del condado (“county recorder”) guarda una copia, muchas veces en línea. Esa copia se acepta.',
  },
  'home.tax-and-value': {
    name: 'Impuesto a la propiedad y valor',
    description:
      'Si tiene vivienda propia o un terreno, envíe la cuenta del impuesto a la propiedad y algo que muestre el valor, como un avalúo.',
    period: 'Lo más reciente',
    why: 'Su abogado necesita el valor para ver si se puede proteger su vivienda, y cómo.',
    help: 'El sitio web del condado muestra la cuenta del impuesto y el valor fiscal. Sirve una hoja impresa de esa página.',
  },
  'home.insurance': {
    name: 'Seguro de la vivienda',
    description:
      'Si tiene vivienda propia, envíe la página de su póliza que muestra a quién y qué cubre.',
    period: 'La póliza que tiene ahora',
    why: 'Muestra que su vivienda está asegurada.',
    help: 'Pídale a su agente de seguros la página de declaraciones (“declarations page”). Sirve una carta de renovación de la póliza.',
  },
  'home.hoa': {
    name: 'Estado de cuenta de la asociación (HOA)',
    description:
      'Si paga a una asociación de propietarios o de condominio, envíe el estado de cuenta.',
    period: 'El más reciente',
    why: 'Lo que le debe a la asociación es una deuda, y lo que le paga es uno de sus gastos.',
    help: 'Pregunte a la asociación o a la compañía que la administra. Sirve una carta o un correo electrónico de ellos con la cantidad.',
  },
  'home.lease': {
    name: 'Contrato de alquiler',
    description: 'Si alquila, envíe su contrato, todas las páginas.',
    period: 'El contrato que tiene ahora',
    why: 'Hay que declarar su contrato, y la renta es uno de sus gastos.',
    help: 'El dueño puede darle una copia. ¿No hay contrato por escrito? Sirve una nota corta que diga cuánto paga de renta y a quién.',
  },
  'home.foreclosure': {
    name: 'Papeles de ejecución hipotecaria o desalojo',
    description:
      'Si recibió papeles de ejecución hipotecaria o de desalojo, envíe todas las páginas. Por favor, llame también a su abogado.',
    why: 'Estos papeles pueden traer plazos muy cercanos, y su abogado debe conocerlos.',
    help: 'La secretaría de la corte, o la persona que los envió, puede darle una copia. Si solo sabe una fecha, escríbala y envíe una foto de la nota.',
  },
  vehicles: {
    name: 'Vehículos',
    description: 'Carros, camionetas, motocicletas, botes y remolques.',
  },
  'vehicles.title': {
    name: 'Título o registro',
    description: 'Si tiene un vehículo, envíe el título o el registro de cada uno.',
    why: 'Muestra a nombre de quién está el vehículo.',
    help: 'La oficina de vehículos motorizados (DMV) puede imprimir el registro. Si su prestamista guarda el título, basta el registro.',
  },
  'vehicles.loan': {
    name: 'Estado de cuenta del préstamo o arrendamiento',
    description:
      'Si todavía está pagando un vehículo, envíe el estado de cuenta. Debe mostrar cuánto falta para terminar de pagarlo.',
    period: 'El más reciente',
    why: 'Muestra lo que todavía se debe, para que usted y su abogado hablen sobre si se queda con el vehículo.',
    help: 'Llame al prestamista y pida una carta de liquidación (“payoff letter”). Se acepta en lugar del estado de cuenta.',
  },
  'vehicles.insurance': {
    name: 'Prueba del seguro',
    description: 'Si tiene un vehículo, envíe la tarjeta o la póliza del seguro.',
    period: 'El seguro que tiene ahora',
    why: 'El fideicomisario (trustee), y el prestamista si lo hay, quieren ver que el vehículo está asegurado.',
    help: 'Puede obtenerla en la aplicación de su compañía de seguros o con su agente. Sirve la tarjeta de la aplicación.',
  },
  'vehicles.value': {
    name: 'Valor del vehículo',
    description:
      'Si tiene un vehículo, envíe una hoja de Kelley Blue Book o NADA que corresponda a su millaje y su estado.',
    period: 'Lo que vale hoy',
    why: 'Su abogado necesita el valor para ver si se puede proteger el vehículo, y cómo.',
    help: 'Sirve una nota con el año, el modelo y el millaje. Si no sabe bien cómo hacerlo, déjelo. Su abogado puede averiguarlo.',
  },
  'vehicles.repossession': {
    name: 'Aviso de que le quitan el vehículo (repossession)',
    description:
      'Si el prestamista le quitó un vehículo o le avisó que lo hará, envíe la carta. Por favor, llame también a su abogado.',
    why: 'Cuanto antes lo sepa su abogado, más opciones puede tener usted.',
    help: 'El prestamista puede enviar la carta otra vez. Si le avisaron por teléfono o mensaje, escriba quién le avisó, cuándo y de qué vehículo se trata. Envíe una foto de la nota.',
  },
  debts: {
    name: 'Deudas',
    description:
      'Todas las personas y compañías a las que les debe dinero, para que no falte ninguna.',
  },
  'debts.credit-report': {
    name: 'Reporte de crédito',
    description:
      'Si tiene sus reportes de crédito, envíe el de cada una de las tres agencias. Pregunte primero a su abogado; muchos bufetes los piden por usted.',
    period: 'Los más recientes',
    why: 'Nombra a la mayoría de las personas y compañías a las que les debe.',
    help: 'Puede obtener los reportes gratis en annualcreditreport.com. Para empezar basta un solo reporte.',
  },
  'debts.bills': {
    name: 'Cuentas y cartas de cobro',
    description:
      'Envíe una cuenta, carta o estado de cuenta de cada persona o compañía a la que le debe. Un reporte de crédito no las incluye a todas. Basta una foto de cada una.',
    period: 'Lo más reciente de cada una',
    why: 'Hay que declarar a todos a quienes les debe, porque una deuda que falta puede no borrarse.',
    help: '¿No guardó las cartas? Para empezar sirve una lista con los nombres y más o menos cuánto le debe a cada uno. Después puede agregar las cartas nuevas.',
  },
  'debts.student-loans': {
    name: 'Préstamos estudiantiles',
    description:
      'Si tiene préstamos estudiantiles, envíe un resumen que muestre cada préstamo y su saldo.',
    period: 'El más reciente',
    why: 'Los préstamos estudiantiles tienen reglas propias, así que su abogado necesita ver cada uno.',
    help: 'Los préstamos federales están en studentaid.gov; se acepta esa lista impresa. De un préstamo privado sirve una cuenta.',
  },
  'debts.medical': {
    name: 'Cuentas médicas',
    description:
      'Si le debe a un médico, a un hospital o a una compañía de ambulancias, envíe la cuenta de cada uno.',
    period: 'La más reciente de cada uno',
    why: 'Una sola visita puede traer cuentas de varios lugares, y hay que declarar cada una.',
    help: 'La oficina de cobros puede imprimir lo que debe. Sirve una carta sobre la visita, de una agencia de cobros o de su seguro médico.',
  },
  'debts.personal-loans': {
    name: 'Préstamos personales, de día de pago y sobre título',
    description:
      'Si tiene alguno de estos préstamos, envíe el contrato o el estado de cuenta más reciente. Los préstamos de amigos y familiares también cuentan.',
    why: 'Hay que declarar a todos a quienes les debe, y el contrato muestra lo que se acordó.',
    help: 'El prestamista puede imprimir otra vez el contrato. ¿No hay nada por escrito? Sirve una nota con el nombre y la dirección del prestamista y la cantidad.',
  },
  'debts.tax': {
    name: 'Deudas de impuestos',
    description:
      'Si debe impuestos, envíe la carta del IRS o de su estado que diga cuánto debe y de qué años.',
    period: 'La más reciente',
    why: 'Algunos impuestos se pueden borrar y otros no, y eso depende de los años.',
    help: 'Su cuenta en irs.gov muestra lo que debe de cada año. También se acepta una transcripción de cuenta del IRS (“account transcript”).',
  },
  'debts.co-signers': {
    name: 'Papeles de codeudores',
    description:
      'Si alguien firmó un préstamo con usted, o usted firmó por otra persona, envíe el contrato.',
    why: 'Sus papeles de la corte deben nombrar también a la otra persona.',
    help: 'El prestamista puede enviar una copia. Para empezar sirve una nota que diga qué préstamo es, con el nombre y la dirección de la otra persona.',
  },
}
