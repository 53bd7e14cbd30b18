import { expect, test } from 'vitest'
import { noticeChannels } from './notice-channels.ts'

const [mail, phone] = ['a@b.example', '2125550142']

test.each<[number, string | null, string | null, boolean, string | undefined, string | undefined]>([
  // Columns: contact type, verified email address, verified mobile phone, stopped by STOP → email,
  // text
  [1, mail, phone, false, mail, undefined],
  [2, mail, phone, false, undefined, phone],
  [3, mail, phone, false, mail, phone],
  [1, mail, phone, true, mail, undefined],
  [2, mail, phone, true, mail, undefined],
  [3, mail, phone, true, mail, undefined],
  [2, mail, null, false, mail, undefined],
  [3, mail, null, false, mail, undefined],
  [3, null, phone, false, undefined, phone],
  // A client with contact type email has not agreed to texts.
  [1, null, phone, false, undefined, undefined],
  [2, null, phone, true, undefined, undefined],
  [3, null, null, false, undefined, undefined],
])(
  'contact type %i, email address %s, mobile phone %s, stopped %s: sends email to %s and a text to %s',
  (contactType, emailAddress, mobilePhone, isStopped, email, text) =>
    expect(noticeChannels({ contactType, emailAddress, mobilePhone }, isStopped)).toEqual({
      email,
      text,
    }),
)
