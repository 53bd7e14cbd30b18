import type { TermsParagraph } from './terms.en.ts'

export const terms: readonly TermsParagraph[] = [
  {
    heading: 'Para qué sirve este portal',
    text: 'En Daybreak, usted y su bufete de abogados comparten la información de su caso. El portal no da asesoría legal. Eso solo puede hacerlo su abogado.',
  },
  {
    heading: 'Su cuenta',
    text: 'La cuenta es solo para usted. No comparta su contraseña ni sus códigos con nadie, ni siquiera con quienes le ayudan. Si cree que otra persona usó su cuenta, avise de inmediato a su bufete de abogados.',
  },
  {
    heading: 'Lo que usted envía',
    text: 'Lo que escribe y sube llega a su bufete de abogados, que puede usarlo para preparar y llevar su caso. Envíe solamente documentos que tenga derecho a enviar. Responda con toda la verdad que pueda.',
  },
  {
    heading: 'Mensajes',
    text: 'Le enviamos códigos y avisos cortos por correo electrónico o mensaje de texto, como usted elija. Pueden aplicarse las tarifas normales de llamadas, mensajes y datos. Puede cambiar en cualquier momento cómo le avisamos.',
  },
  {
    heading: 'Su privacidad',
    text: 'Guardamos su información cifrada. Solamente usted, su bufete de abogados y, en un caso conjunto, la persona con quien comparte el caso pueden ver la información del caso. No la vendemos ni la usamos para publicidad.',
  },
  {
    heading: 'Usar bien el portal',
    text: 'No intente ver la información de otras personas. No suba nada dañino. Podemos cerrar una cuenta que se use de esa manera.',
  },
  {
    heading: 'Cuando algo no funciona',
    text: 'Hacemos lo posible para que el portal siempre funcione, pero a veces puede no estar disponible. Si se acerca una fecha límite y no puede entrar, llame a su bufete de abogados.',
  },
]
