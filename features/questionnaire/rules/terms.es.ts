import type { Wording } from '#lib/language.ts'
import type * as en from './terms.en.ts'

export const terms: Wording<typeof en.terms> = [
  {
    title: 'Sus respuestas',
    text: 'Usted responde de la manera más completa y veraz que puede. Si no está seguro de algo, lo dice: «Necesito ayuda» también es una respuesta. Si algo cambia después, por ejemplo un trabajo nuevo, un regalo o una herencia, se lo comunica a su abogado.',
  },
  {
    title: 'Para qué se usan',
    text: 'Su abogado y las personas que trabajan con él usan sus respuestas para asesorarle y preparar su caso. Desde aquí no se envía nada a la corte: su abogado lo revisa todo, y usted lee y firma los papeles antes de que se presenten.',
  },
  {
    title: 'Quién puede leerlas',
    text: 'Su bufete y, en un caso conjunto, su cónyuge, con quien comparte un mismo cuestionario. Una vez guardado, un número de Seguro Social no se vuelve a mostrar ni a usted ni a su cónyuge; su bufete puede verlo para sus papeles de la corte. Algunas respuestas privadas no se muestran a su cónyuge.',
  },
  {
    title: 'Cómo se guardan',
    text: 'Sus respuestas se guardan mientras usted escribe y se almacenan cifradas. Pasan a formar parte de su expediente en el bufete, que las conserva como lo exige la ley. No comparta su contraseña, tampoco con su cónyuge.',
  },
  {
    title: 'Lo que esto no es',
    text: 'El cuestionario no es asesoría legal, y enviarlo no presenta un caso ni detiene ningún cobro. Si algo es urgente, llame a su abogado.',
  },
  {
    title: 'Después de enviarlo',
    text: 'Puede cambiar sus respuestas hasta que las envíe. Después puede leerlas. Su abogado puede devolverle una sección con un comentario, y entonces podrá cambiarla de nuevo.',
  },
]
