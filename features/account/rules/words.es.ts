import type { Wording } from '#lib/language.ts'
import type { accountMessages } from './words.en.ts'

export const accountMessagesEs: Wording<typeof accountMessages> = {
  addressInUse: {
    subject: 'Su correo electrónico ya está en uso',
    body: 'Alguien intentó usar este correo electrónico para una cuenta. Su cuenta ya lo usa, así que no se cambió nada.\n\nSi fue usted, inicie sesión con la cuenta que ya tiene. Si no fue usted, no tiene que hacer nada.\n',
  },
  addressWanted: {
    subject: 'Alguien intentó usar su correo electrónico',
    body: 'Alguien intentó usar este correo electrónico para su propia cuenta. Está reservado para usted, así que no se cambió nada.\n\nSi no fue usted, no tiene que hacer nada.\n',
  },
  emailChanged: {
    old: {
      subject: 'Se cambió su correo electrónico',
      body: 'Se cambió el correo electrónico de su cuenta de Daybreak. Desde ahora, use el correo nuevo para iniciar sesión.\n\nSi fue usted, no tiene que hacer nada.\n\nSi no fue usted, abra este enlace y oprima el botón que verá ahí. Así se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
    },
    new: {
      subject: 'Este es ahora su correo electrónico',
      body: 'El correo electrónico de su cuenta de Daybreak se cambió a este. Desde ahora, úselo para iniciar sesión.\n',
    },
    text: 'Se cambió el correo electrónico de su cuenta de Daybreak. Si no fue usted, abra este enlace y oprima el botón que verá ahí: {link}',
  },
  mobileChanged: {
    mail: {
      subject: 'Se cambió su número de celular',
      body: 'Se cambió el número de celular de su cuenta de Daybreak. Desde ahora, enviamos sus códigos al número nuevo.\n\nSi fue usted, no tiene que hacer nada.\n\nSi no fue usted, abra este enlace y oprima el botón que verá ahí. Así se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
    },
    old: 'Se cambió el número de celular de su cuenta de Daybreak. Si no fue usted, abra este enlace y oprima el botón que verá ahí: {link}',
    new: 'Este es ahora el número de celular de su cuenta de Daybreak. Enviaremos sus códigos a este número.',
  },
  passwordChanged: {
    mail: {
      subject: 'Se cambió su contraseña',
      body: 'Se cambió la contraseña de su cuenta de Daybreak.\n\nSi fue usted, no tiene que hacer nada.\n\nSi no fue usted, abra este enlace y oprima el botón que verá ahí. Así se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
    },
    text: 'Se cambió la contraseña de su cuenta de Daybreak. Si no fue usted, abra este enlace y oprima el botón que verá ahí: {link}',
  },
  codesByEmail: {
    mail: {
      subject: 'Sus códigos llegan ahora por correo electrónico',
      body: 'Durante 24 horas, los códigos que necesita para iniciar sesión en Daybreak llegan a este correo electrónico y no a su teléfono. La oficina que le envió la invitación lo configuró para que pueda entrar sin mensajes de texto.\n\nSi usted lo pidió, inicie sesión, abra su perfil y escriba el número de teléfono que tiene ahora.\n\nSi usted no lo pidió, abra este enlace y oprima el botón que verá ahí. Así se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
    },
    text: 'Durante 24 horas, sus códigos de Daybreak llegan a su correo electrónico y no a este teléfono. Si usted no lo pidió, abra este enlace y oprima el botón que verá ahí: {link}',
  },
  plannedChange: {
    email: {
      mail: {
        subject: 'El correo electrónico de su cuenta va a cambiar',
        body: 'La oficina que le envió la invitación anotó otro correo electrónico para su cuenta de Daybreak, después de hablar con usted. En 24 horas reemplaza a este. Desde entonces necesita el correo nuevo para iniciar sesión.\n\nSi usted lo pidió, no tiene que hacer nada.\n\nSi usted no lo pidió, abra este enlace y oprima el botón que verá ahí. Así se detiene el cambio, se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
      },
      text: 'En 24 horas, otro correo electrónico reemplaza al de su cuenta de Daybreak. Si usted no lo pidió, abra este enlace y oprima el botón que verá ahí: {link}',
    },
    mobile: {
      mail: {
        subject: 'El celular de su cuenta va a cambiar',
        body: 'La oficina que le envió la invitación anotó otro número de celular para su cuenta de Daybreak, después de hablar con usted. En 24 horas, sus códigos van a ese número.\n\nSi usted lo pidió, no tiene que hacer nada.\n\nSi usted no lo pidió, abra este enlace y oprima el botón que verá ahí. Así se detiene el cambio, se bloquea la cuenta y se cierran todas las sesiones:\n{link}\n\nEl enlace sirve por 72 horas.\n',
      },
      text: 'En 24 horas, otro número reemplaza a este en su cuenta de Daybreak. Si usted no lo pidió, abra este enlace y oprima el botón que verá ahí: {link}',
    },
  },
  restored: {
    mail: {
      subject: 'Ya puede usar su cuenta otra vez',
      body: 'La oficina que le envió la invitación desbloqueó su cuenta de Daybreak y confirmó cómo podemos comunicarnos con usted.\n\nInicie sesión en {link}\n\nSi usted no pidió esto, llame a esa oficina.\n',
    },
    text: 'Ya puede usar su cuenta de Daybreak otra vez. Si usted no pidió esto, llame a la oficina que le envió la invitación.',
  },
}
