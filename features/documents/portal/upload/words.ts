import { defineWords } from '#ui/language/language.ts'

export const { uploadWords } = defineWords({
  es: () => import('./words.es.ts'),
  en: {
    uploadWords: {
      startTitle: 'Add a document',
      replaceTitle: 'Replace document',
      photoTitle: 'Check the photo',
      viewTitle: 'View file',
      editTitle: 'Check the name',
      submitTitle: 'Submit documents',
      finishTitle: 'Thank you',
      for: (category: string) => `For: ${category}`,
      insteadOf: (document: string) => `Replaces: ${document}`,
      drop: 'Drop files here, or choose below',
      dropOne: 'Drop the file here, or choose below',
      pdfHint:
        'Please choose the PDF you downloaded. Screenshots and photos of the screen are usually refused.',
      camera: 'Take a photo',
      choose: 'Choose files',
      chooseOne: 'Choose a file',
      preparing: (count: number) =>
        count === 1 ? 'Preparing your photo…' : `Preparing ${count} files…`,
      goodPhoto: 'How to take a good photo',
      goodPhotoRules: [
        'Lay the page flat on a dark table, near a window or a lamp.',
        'Hold your phone straight above the page so all four corners show.',
        'Take one photo of each page. Take one of the back too if anything is printed there.',
        'Look at the photo before you use it. Every word should be easy to read.',
      ],
      loadingCamera: 'Loading camera',
      cameraHint:
        'If nothing happens, please allow this site to use the camera in your browser’s settings. You can also choose a photo you already have.',
      cameraGuide: 'Fit all four corners inside the marks',
      cameraPicture: 'What the camera sees',
      take: 'Take the photo',
      taking: 'Taking the photo…',
      takenPhoto: 'The photo you took',
      canItBeRead: 'Can you read every word and see all four corners?',
      usePhoto: 'Use this photo',
      takeAgain: 'Take it again',
      limits:
        'doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, bmp. Up to 25 MB per file, and up to 50 files and 95 MB at a time.',
      limitsOfOne: 'doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, bmp. Up to 25 MB.',
      name: 'Name',
      nameOf: (fileName: string) => `Name of ${fileName}`,
      keepsEnding: (extension: string) => `The file ending .${extension} stays the same.`,
      next: 'Next',
      cancel: 'Cancel',
      files: 'Files to submit',
      addAnother: 'Add another file',
      submit: 'Submit',
      submitting: 'Submitting…',
      stop: 'Cancel all',
      inAll: (arrived: number, files: number) => `Sent: ${arrived} of ${files} files`,
      view: (fileName: string) => `View ${fileName}`,
      back: 'Back to the list',
      cannotBeShown: 'You can send this file. It just cannot be shown here.',
      remove: (fileName: string) => `Remove ${fileName}`,
      cancelOne: (fileName: string) => `Cancel ${fileName}`,
      chooseDifferent: 'Choose a different file',
      tryAgain: 'Try again',
      tryAgainWith: (fileName: string) => `Try again: ${fileName}`,
      sending: 'Sending',
      checking: 'Checking…',
      ready: (size: string) => `${size}. Ready`,
      waiting: (size: string) => `${size}. Waiting`,
      sendingOne: (size: string) => size,
      submitted: (size: string) => `${size}. Submitted`,
      notSubmitted: (size: string) => `${size}. Not submitted`,
      cut: (size: string) => `${size}. The connection was interrupted. Nothing is lost.`,
      interrupted: (count: number) =>
        `The connection was interrupted. ${count === 1 ? '1 file was' : `${count} files were`} not sent. Nothing is lost.`,
      notWhileSending: 'Your files are still being sent. You can add more when they are done.',
      needsPassword: (size: string) => `${size}. Needs a password`,
      locked: (count: number, name: string) =>
        count === 1
          ? `The firm cannot open ${name} without its password`
          : `The firm cannot open ${count} of these files without their passwords`,
      lockedHint: (count: number) =>
        `Please add ${count === 1 ? 'a copy' : 'copies'} without a password instead. Often you can open the file and print it, and choose “Save as PDF” as the printer.`,
      filled: (files: number, bytes: string) => `${files} of 50 files, ${bytes} of 95 MB.`,
      leaving: (count: number) =>
        count === 1 ? 'This file has not been sent yet.' : `${count} files have not been sent yet.`,
      leavingHint: (count: number) =>
        `If you close this now, you will have to choose ${count === 1 ? 'it' : 'them'} again.`,
      stay: 'Back to the files',
      leave: 'Close without sending',
      general: 'Your document',
      finished: (count: number) =>
        count === 1 ? 'Your document was submitted.' : `Your ${count} documents were submitted.`,
      finishedReplacing: 'Your new document replaced the old one.',
      finishedHint: (count: number) =>
        `Your attorney will check ${count === 1 ? 'it' : 'them'} next. You will get a notification. This window closes automatically.`,
      done: 'Done',
      notSent: (count: number) =>
        count === 1 ? '1 file was not sent.' : `${count} files were not sent.`,
      notSentAddAgain: (count: number) =>
        count === 1
          ? '1 file was not sent. Please add it again.'
          : `${count} files were not sent. Please add them again.`,
      times: (count: number) => `(${count} files)`,
      photosNotSent: (count: number) =>
        count === 1 ? '1 photo that you took here' : `${count} photos that you took here`,
      hideNotSent: 'Hide this message',
      close: 'Close',
    },
  },
})
