import type { CategoryWords } from './category-kind.ts'

export const businessAndMoreEs: Readonly<Record<string, CategoryWords>> = {
  property: {
    name: 'Negocio y otros bienes',
    description:
      'Un negocio, seguros, contratos, y cosas que usted tiene, vendió o espera recibir.',
  },
  'property.business': {
    name: 'Documentos del negocio',
    description:
      'Si tiene o tuvo un negocio, envíe los papeles con que se formó, sus declaraciones de impuestos y estados de cuenta, y una lista de su equipo.',
    period: 'Declaraciones de impuestos de dos años; estados de cuenta de seis meses',
    why: 'Muestran cuánto vale el negocio y cuánto debe.',
    help: 'La oficina del estado donde se formó el negocio tiene los papeles, muchas veces en línea. Para empezar sirve una lista escrita por usted.',
  },
  'property.contracts': {
    name: 'Contratos y arrendamientos',
    description:
      'Si firmó un contrato que sigue vigente, o alquila algo a otra persona, envíe el contrato, todas las páginas.',
    why: 'Hay que declarar los contratos vigentes, y tal vez usted pueda elegir si los conserva.',
    help: 'La otra persona o compañía puede enviar una copia. Para empezar sirve una cuenta con el nombre de la compañía y el pago mensual.',
  },
  'property.insurance': {
    name: 'Pólizas de seguro',
    description:
      'Si tiene seguros, envíe la página que muestra quién está asegurado, quién cobraría y si hay valor en efectivo.',
    period: 'Las pólizas que tiene ahora',
    why: 'Algunas pólizas valen dinero hoy, y esas hay que declararlas.',
    help: 'Pregunte a su agente o busque en el sitio web de la compañía, en “póliza” o “declaraciones” (“policy”, “declarations”). Si el seguro es del trabajo, pregunte en la oficina de recursos humanos.',
  },
  'property.estate': {
    name: 'Testamento, herencia y fideicomiso',
    description:
      'Si tal vez reciba una herencia, o hay un fideicomiso (trust), envíe el testamento, el fideicomiso o los papeles de la corte.',
    why: 'Hay que declarar lo que tal vez herede o reciba de un fideicomiso.',
    help: 'La persona que se encarga de la herencia puede darle una copia. Para empezar sirve una nota con su nombre y teléfono.',
  },
  'property.claims': {
    name: 'Reclamos y pérdidas',
    description:
      'Si alguien podría deberle dinero por un accidente o una pérdida, envíe el reporte, las cartas sobre el asunto y lo que firmó con un abogado.',
    why: 'Hay que declarar el dinero que tal vez reciba, y una parte puede estar protegida.',
    help: 'La policía o la aseguradora puede enviar otra vez el reporte. Para empezar sirve una nota con lo que pasó y cuándo.',
  },
  'property.appraisals': {
    name: 'Avalúos',
    description:
      'Si alguien le dijo por escrito cuánto vale algo, como joyas o una colección, envíe ese papel.',
    why: 'Hay que declarar lo que tiene y cuánto vale.',
    help: 'No tiene que pagar por un avalúo. Si no tiene ninguno, déjelo. Su abogado le dirá si hace falta.',
  },
  'property.transfers': {
    name: 'Papeles de ventas y traspasos',
    description:
      'Si vendió o regaló algo, envíe el contrato de venta o la escritura, y una prueba del dinero que recibió.',
    why: 'El fideicomisario (trustee) pregunta qué pasó con lo que usted tenía y cuánto recibió.',
    help: 'La otra persona tal vez tenga una copia. Para empezar sirve un estado de cuenta que muestre el dinero, o una nota con lo que acordaron.',
  },
}
