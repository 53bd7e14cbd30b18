// Fetches the files of certificates that providers have issued: looked at, sealed, kept. What could not be fetched is tried again by the job of each minute.
import { Buffer } from 'node:buffer'
import type { Tx } from '#ports/database.ts'
import { reasonsOf } from '../provider/ask-service.ts'
import {
  giveUp,
  holdWanted,
  noteFile,
  takeWanted,
  type WantedCertificate,
} from './certificates.store.ts'
import { tellFirm, tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

const mostBytes = 5 * 1_048_576
const mostAtOnce = 100
/** From then on it is no hiccup. */
const alarmingTries = 5
const pdfMark = Buffer.from('%PDF-')

/** Those of one item, or all that are due. One that cannot be had keeps none of the others waiting; it is logged, and nothing is thrown. */
export async function fetchCertificates(world: CoursesWorld, itemId?: string): Promise<void> {
  for (let count = 0; count < mostAtOnce; count += 1) {
    const wanted = await takeWanted(world.database.db, itemId)
    if (!wanted) return
    try {
      await fetchOne(world, wanted)
    } catch (error) {
      const facts = { certificate: wanted.id, tries: wanted.tries, error: reasonsOf(error) }
      if (wanted.tries >= alarmingTries)
        world.log.error(facts, 'A certificate still cannot be fetched')
      else world.log.warn(facts, 'A certificate could not be fetched; it is tried again')
    }
  }
}

async function fetchOne(world: CoursesWorld, wanted: WantedCertificate): Promise<void> {
  const { id, firmId } = wanted
  const content = await world.courseProvider.certificate(wanted.url)
  const fileKey = world.secrets.newFileKey(firmId, wanted.firmKey, id)
  const seal = { key: fileKey.key, binding: `${firmId}|${id}` }
  const file = await world.vault.receive(id, whole(content), seal, mostBytes)
  if (file === 'too-large') throw new Error('The file of a certificate is larger than 5 MB')
  try {
    if (file.sha256 !== wanted.sha256)
      throw new Error('The file of a certificate is not the one that was announced')
    if (!Buffer.from(file.head).subarray(0, pdfMark.length).equals(pdfMark))
      throw new Error('The file of a certificate is no PDF')
    const check = await world.checker.check(
      `certificate ${id}`,
      'pdf',
      () => world.vault.openReceived(id, seal),
      file.bytes,
    )
    if (!check.isSound || check.flags.length > 0)
      throw new Error(
        `The file of a certificate is not sound: ${[check.reason, ...check.flags].join(' ')}`,
      )
    if ((await world.scanner.scan(await world.vault.openReceived(id, seal))) === 'infected')
      return await refuseInfected(world, wanted)
    await world.database.transact((tx) =>
      keep(world, tx, wanted, { sealedKey: fileKey.sealed, bytes: file.bytes }),
    )
  } finally {
    await world.vault.discard(id)
  }
}

/** The same file stays infected: it is not fetched again before the provider has announced another. */
async function refuseInfected(world: CoursesWorld, wanted: WantedCertificate): Promise<void> {
  world.log.error(
    { certificate: wanted.id },
    'The file of a certificate is infected and was not kept',
  )
  await world.database.transact(async (tx) => {
    if (!(await holdWanted(tx, wanted))) return
    await giveUp(tx, wanted.id)
    await tellFirm(world, tx, wanted, [wanted.debtor], 'infected')
  })
}

async function keep(
  world: CoursesWorld,
  tx: Tx,
  wanted: WantedCertificate,
  file: { readonly sealedKey: Uint8Array; readonly bytes: number },
): Promise<void> {
  const { id, firmId, debtor } = wanted
  if (!(await holdWanted(tx, wanted))) return
  await world.vault.keep(id)
  await noteFile(tx, id, file)
  await world.audit.record(
    { event: 'course.certificate-stored', outcome: 'done', firmId, object: id },
    tx,
  )
  if (!wanted.isCurrent) return
  await tellPeople(world, tx, wanted, [debtor], 'certificate')
  await tellFirm(world, tx, wanted, [debtor], 'certificate')
}

async function* whole(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
