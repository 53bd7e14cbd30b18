// The Terms & Conditions of the portal, in plain Spanish.
import type { TermsParagraph } from './terms.en.ts'

export const termsEs: readonly TermsParagraph[] = [
  {
    heading: 'Para qué sirve este portal',
    text: 'En Daybreak, usted y su bufete de abogados comparten la información de su caso. El portal no da asesoría legal. Eso solo puede hacerlo su abogado.',
  },
  {
    heading: 'Su cuenta',
    text: 'La cuenta es solo para usted. No comparta su contraseña ni sus códigos, tampoco con quienes le ayudan. Avise de inmediato a su bufete de abogados si cree que otra persona usó su cuenta.',
  },
  {
    heading: 'Lo que usted envía',
    text: 'Lo que escribe y sube llega a su bufete de abogados, que puede usarlo para preparar y llevar su caso. Envíe solamente documentos que le corresponda enviar y responda con toda la verdad que pueda.',
  },
  {
    heading: 'Mensajes',
    text: 'Le enviamos códigos y avisos cortos por correo electrónico o mensaje de texto, como usted elija. Pueden aplicarse las tarifas normales de llamadas, mensajes y datos. Puede cambiar en cualquier momento cómo le avisamos.',
  },
  {
    heading: 'Su privacidad',
    text: 'Su información se guarda cifrada. Solamente usted, su bufete de abogados y, en un caso conjunto, la persona con quien comparte el caso pueden ver lo que pertenece al caso. No la vendemos ni la usamos para publicidad.',
  },
  {
    heading: 'Usar bien el portal',
    text: 'No intente ver lo que pertenece a otras personas ni suba nada dañino. Podemos cerrar una cuenta que se use de esa manera.',
  },
  {
    heading: 'Cuando algo no funciona',
    text: 'Mantenemos el portal en marcha lo mejor que podemos, pero a veces puede no estar disponible. Si se acerca una fecha límite y no puede entrar, llame a su bufete de abogados.',
  },
]
