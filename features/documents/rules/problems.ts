// Specified texts must not change (spec: wording#specified-texts).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const documentsProblems = {
  // {fileName} is one or more names, separated by commas, or 'Your document' for the whole upload.
  'documents.corrupt-file': {
    kind: 'invalid',
    text: '{fileName} may be corrupt and could not be submitted. Please try a different file.',
  },
  'documents.file-too-large': {
    kind: 'invalid',
    text: 'This file exceeds the maximum file size of 25MB. Please try again.',
  },
  'documents.total-too-large': {
    kind: 'invalid',
    text: 'This file exceeds the maximum upload total size of 95MB. Please try again.',
  },
  'documents.list-full': {
    kind: 'invalid',
    text: 'There are 50 files in the list. No more files can be added.',
  },
  'documents.too-many-at-once': {
    kind: 'invalid',
    text: 'You can only upload 50 files at a time.',
  },
  'documents.unsupported-type': {
    kind: 'invalid',
    text: 'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
  },
  // Both are found before a file is sent.
  'documents.wrong-ending': {
    kind: 'invalid',
    text: 'The name of this picture ends with .{ext}, but it is in the format {kind}, which this browser cannot convert. Open it and save it as JPEG or PDF. Then add that.',
  },
  'documents.picture-too-large': {
    kind: 'invalid',
    text: 'This picture has too many pixels, and this browser cannot make it smaller. Save a smaller copy. Then add that.',
  },
  'documents.too-many-pages': {
    kind: 'invalid',
    text: '{fileName} has more than 5,000 pages. Split it into smaller PDFs. Then add those.',
  },
  'documents.picture-in-pdf-too-large': {
    kind: 'invalid',
    text: 'A picture in {fileName} has too many pixels. Scan or save it again at 300 dots per inch (dpi) or less. Then add that.',
  },
  'documents.empty-file': { kind: 'invalid', text: 'The file cannot be empty' },
  'documents.not-previewable': { kind: 'invalid', text: 'Not supported file: {ext}' },
  // The text is the same for missing documents and for documents of others.
  'documents.not-found': { kind: 'not-found', text: 'This document could not be found.' },
  'documents.category-not-found': { kind: 'not-found', text: 'This folder could not be found.' },
  'documents.category-closed': {
    kind: 'refused',
    text: 'Your certificate is already here, so you cannot add another one. If it is the wrong one, please contact your attorney.',
  },
  'documents.certificate-waits': {
    kind: 'refused',
    text: 'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.',
  },
  'documents.case-ended': {
    kind: 'refused',
    text: 'This case has ended, so nothing can be added or changed here. You can still read and download what is here. If you have a question, please contact your attorney.',
  },
  // These two are reasons beside a button and are never thrown.
  'documents.certificate-here': {
    kind: 'refused',
    text: 'Your certificate is already here. You don’t need to send this again.',
  },
  'documents.no-longer-needed': {
    kind: 'refused',
    text: 'Your attorney no longer needs this. You don’t need to send it again.',
  },
  'documents.attorney-only': {
    kind: 'refused',
    text: 'Only your attorney can add documents here. Please choose another folder.',
  },
  'documents.unknown-course': { kind: 'invalid', text: 'There are two courses, 1 and 2.' },
  'documents.name-missing': { kind: 'invalid', text: 'Please enter a name for this document.' },
  'documents.not-renamable': {
    kind: 'refused',
    text: 'This document was already reviewed, so you can no longer change its name.',
  },
  'documents.replaced': { kind: 'refused', text: 'This document was replaced by a newer one.' },
  'documents.not-replaceable': { kind: 'refused', text: 'This document cannot be replaced.' },
  'documents.one-file': {
    kind: 'invalid',
    text: 'You can replace a document with one file only. Please choose one.',
  },
  'documents.one-certificate': {
    kind: 'invalid',
    text: 'You can add only one file here. Please put all pages into one PDF or photo.',
  },
  'documents.storage-full': {
    kind: 'refused',
    text: 'There is no space left for your documents here. Please contact your attorney.',
  },
  'documents.too-many-uploads': {
    kind: 'locked',
    text: 'Your other files are still being sent. Please try again in a moment.',
  },
  'documents.too-many-downloads': {
    kind: 'locked',
    text: 'Other documents are still loading. Please try again in a moment.',
  },
  'documents.key-used': {
    kind: 'refused',
    text: 'We already got a different file instead of this one. Please add the file again.',
  },
  'documents.upload-broken': {
    kind: 'unavailable',
    text: 'The connection was interrupted before the file arrived. Please try again.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(documentsProblems)

export type DocumentsProblemCode = keyof typeof documentsProblems
