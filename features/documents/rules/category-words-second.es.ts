// The Spanish of the second half of the requested documents, by key: what you own and owe, court papers, costs, certificates, and after filing.
import { creditCounselingKey, debtorEducationKey, type CategoryWords } from './category-kind.ts'

export const secondHalfEs: Readonly<Record<string, CategoryWords>> = {
  home: {
    name: 'Vivienda y bienes raíces',
    description: 'Si tiene vivienda propia, la alquila o tiene terrenos.',
  },
  'home.mortgage': {
    name: 'Estado de cuenta de la hipoteca',
    description: 'Si tiene una hipoteca: el estado de cuenta más reciente de cada préstamo.',
    help: 'Está en el sitio web de su prestamista; o llame al número del cupón de pago.',
  },
  'home.deed': {
    name: 'Escritura o título',
    description: 'Si tiene vivienda propia o un terreno: la escritura o el título.',
    help: 'El registro de la propiedad del condado (“county recorder”) guarda una copia, muchas veces en línea.',
  },
  'home.tax-and-value': {
    name: 'Impuesto a la propiedad y valor',
    description: 'Si tiene vivienda propia o un terreno: la cuenta más reciente del impuesto a la propiedad y algo que muestre el valor, como un avalúo.',
    help: 'El sitio web del condado muestra la cuenta del impuesto y el valor fiscal.',
  },
  'home.insurance': {
    name: 'Seguro de la vivienda',
    description: 'Si tiene vivienda propia: la página de su póliza que muestra a quién y qué cubre.',
    help: 'Pídale a su agente de seguros la página de declaraciones (“declarations page”).',
  },
  'home.hoa': {
    name: 'Estado de cuenta de la asociación (HOA)',
    description: 'Si paga a una asociación de propietarios o de condominio: el estado de cuenta más reciente.',
  },
  'home.lease': {
    name: 'Contrato de alquiler',
    description: 'Si alquila: su contrato, todas las páginas.',
    help: 'El dueño puede darle una copia. ¿No hay contrato por escrito? Dígalo en una nota corta, con la renta que paga.',
  },
  'home.foreclosure': {
    name: 'Papeles de ejecución hipotecaria o desalojo',
    description: 'Si recibió alguno: todas las páginas. Por favor, llame también a su abogado, porque estos papeles traen plazos que pueden estar muy cerca.',
  },
  vehicles: {
    name: 'Vehículos',
    description: 'Carros, camionetas, motocicletas, botes y remolques.',
  },
  'vehicles.title': {
    name: 'Título o registro',
    description: 'Si tiene un vehículo: el título o el registro de cada uno.',
    help: 'La oficina de vehículos motorizados (DMV) puede imprimir el registro.',
  },
  'vehicles.loan': {
    name: 'Estado de cuenta del préstamo o arrendamiento',
    description: 'Si todavía paga un vehículo: el estado de cuenta más reciente, con la cantidad que falta para terminar de pagarlo.',
    help: 'Llame al prestamista y pida una carta de liquidación (“payoff letter”).',
  },
  'vehicles.insurance': {
    name: 'Prueba del seguro',
    description: 'Si tiene un vehículo: la tarjeta o la póliza del seguro. Mientras lo esté pagando, muchas veces necesita cobertura completa.',
    help: 'La tiene la aplicación o el agente de su compañía de seguros.',
  },
  'vehicles.value': {
    name: 'Cuánto vale',
    description: 'Si tiene un vehículo: una hoja de Kelley Blue Book o NADA con el millaje y el estado que tiene hoy.',
    help: 'Si no sabe bien cómo, déjelo; su abogado puede averiguarlo.',
  },
  'vehicles.repossession': {
    name: 'Aviso de embargo del vehículo',
    description: 'Si le quitaron un vehículo o le avisaron que lo harán: la carta. Por favor, llame también a su abogado.',
  },
  debts: {
    name: 'Deudas',
    description: 'Todos a quienes usted les debe dinero, para que no se olvide a nadie.',
  },
  'debts.credit-report': {
    name: 'Reporte de crédito',
    description: 'Si lo tiene: su reporte de cada una de las tres agencias. Pregunte primero a su abogado; muchos bufetes lo piden por usted.',
    help: 'annualcreditreport.com da los reportes sin costo.',
  },
  'debts.bills': {
    name: 'Cuentas y cartas de cobro',
    description: 'La última cuenta, carta o estado de cuenta de cada uno a quien le debe. Un reporte de crédito no los incluye a todos. Basta una foto de cada uno.',
    help: '¿No guardó las cartas? Envíe una lista con los nombres y más o menos cuánto. Las próximas cartas pueden venir después.',
  },
  'debts.student-loans': {
    name: 'Préstamos estudiantiles',
    description: 'Si tiene préstamos estudiantiles: un resumen que muestre cada préstamo y su saldo.',
    help: 'Los préstamos federales están en studentaid.gov.',
  },
  'debts.medical': {
    name: 'Cuentas médicas',
    description: 'Si le debe a un médico, un hospital o una ambulancia: la cuenta más reciente de cada uno.',
  },
  'debts.personal-loans': {
    name: 'Préstamos personales, de día de pago y sobre título',
    description: 'Si tiene alguno: el contrato o el estado de cuenta más reciente. Los préstamos de amigos y familiares también cuentan.',
  },
  'debts.tax': {
    name: 'Deudas de impuestos',
    description: 'Si debe impuestos: la carta más reciente del IRS o de su estado.',
  },
  'debts.co-signers': {
    name: 'Papeles de codeudores',
    description: 'Si alguien firmó un préstamo con usted, o usted firmó por alguien: el contrato.',
  },
  court: {
    name: 'Corte y familia',
    description: 'Papeles de una corte, y sobre matrimonio e hijos.',
  },
  'court.lawsuits': {
    name: 'Demandas, embargos y gravámenes',
    description: 'Si hay una demanda contra usted, le quitan dinero de su pago o de su cuenta, o alguien tiene un derecho sobre sus bienes: todos los papeles que recibió.',
    help: 'La secretaría de la corte que aparece en la carta puede imprimirlos.',
  },
  'court.divorce': {
    name: 'Papeles de divorcio o separación',
    description: 'Si hubo divorcio o separación: la sentencia o el acuerdo, todas las páginas.',
    help: 'La secretaría de la corte que lo concedió guarda una copia.',
  },
  'court.support-paid': {
    name: 'Manutención que usted paga',
    description: 'Si paga o debe manutención para sus hijos o su excónyuge: la orden, lo que todavía debe, y el nombre y la dirección de quien la recibe.',
    help: 'La oficina de manutención de menores de su estado puede imprimir lo que se debe.',
  },
  'court.earlier-bankruptcy': {
    name: 'Papeles de una bancarrota anterior',
    description: 'Si se declaró en bancarrota en los últimos 8 años: cualquier papel con el número de caso.',
    help: 'Si solo recuerda más o menos cuándo y dónde, escríbalo y envíe una foto.',
  },
  costs: {
    name: 'Gastos mensuales',
    description: 'Pruebas de lo que gasta su hogar.',
  },
  'costs.chapter-13': {
    name: 'Cuentas de los gastos mensuales',
    description: 'Cuentas o recibos recientes de renta, servicios públicos, cuidado de niños, gastos médicos y seguros. Muestran lo que su plan debe dejarle para vivir.',
    help: 'El sitio web de su compañía de servicios o su estado de cuenta del banco muestra lo que pagó.',
  },
  'costs.chapter-7': {
    name: 'Cuentas de los gastos mensuales',
    description: 'Si su abogado las pide: cuentas o recibos recientes de renta, servicios públicos, cuidado de niños, gastos médicos y seguros.',
    help: 'El sitio web de su compañía de servicios o su estado de cuenta del banco muestra lo que pagó.',
  },
  [creditCounselingKey]: {
    name: 'Certificado de asesoría de crédito',
    description: 'El certificado del primer curso. Usted toma el curso antes de que se presente su caso; el certificado es válido por 180 días.',
    help: 'Pídale a quien dio el curso que lo envíe otra vez. Lo tienen archivado.',
  },
  [debtorEducationKey]: {
    name: 'Certificado del curso de educación financiera',
    description: 'El certificado del segundo curso. Usted toma el curso después de que se presente su caso.',
    help: 'Pídale a quien dio el curso que lo envíe otra vez. Lo tienen archivado.',
  },
  'after-filing': {
    name: 'Después de presentar el caso',
    description: 'Lo que se necesita cuando la corte ya tiene su caso.',
  },
  'after-filing.notices': {
    name: 'Avisos de la corte que le llegan por correo',
    description: 'Si llega una carta de la corte o del fideicomisario (trustee): todas las páginas.',
  },
  'after-filing.meeting-id': {
    name: 'Identificación para su reunión con el fideicomisario',
    description: 'Si su abogado las pide: otra vez su identificación con foto y la prueba de su número de Seguro Social.',
  },
  'after-filing.bank-statement': {
    name: 'Estado de cuenta del día en que se presentó el caso',
    description: 'El estado de cuenta de cada cuenta que incluya el día en que se presentó su caso. Suele llegar unas semanas después.',
  },
  'after-filing.first-payment': {
    name: 'Prueba del primer pago de su plan',
    description: 'El primer pago se debe hacer dentro de los 30 días después de presentar el caso. Envíe el recibo o la línea de su estado de cuenta del banco.',
  },
  'after-filing.reaffirmation': {
    name: 'Papeles de reafirmación',
    description: 'Si un prestamista envía un acuerdo para seguir pagando un carro u otra cosa: todas las páginas. Por favor, no firme antes de hablar con su abogado.',
  },
  'after-filing.yearly-tax': {
    name: 'Declaración de impuestos y reembolso de cada año',
    description: 'Cada año mientras dure su plan: la declaración de impuestos nueva y el reembolso que recibió.',
  },
  other: {
    name: 'Otros / No sé dónde va',
    description: 'Todo lo que no encaja en otro lugar. Si tiene dudas, póngalo aquí: su abogado lo ordena por usted.',
  },
}
