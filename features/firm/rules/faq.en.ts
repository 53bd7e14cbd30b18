// The questions people ask, with their answers, in English: topics, questions, and for some a second level below. Facts as in seeds/001, section 2.

export interface FaqEntry {
  readonly id: string
  readonly question: string
  /** One paragraph each. */
  readonly answer: readonly string[]
  /** Questions that open inside this one. */
  readonly more?: readonly FaqEntry[]
}

export interface FaqTopic {
  readonly id: string
  readonly title: string
  readonly entries: readonly FaqEntry[]
}

const documents: FaqTopic = {
  id: 'documents',
  title: 'Documents',
  entries: [
    {
      id: 'how-to-send',
      question: 'How do I send a document?',
      answer: ['Open Documents, choose the folder it belongs to, and press Add Documents. You can choose a file from your phone or computer.'],
      more: [
        {
          id: 'which-files',
          question: 'Which files can I send?',
          answer: ['JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT and PDF.'],
        },
        {
          id: 'how-large',
          question: 'How large may they be?',
          answer: ['One file may have up to 25 MB. You can send up to 50 files in one upload, and up to 95 MB in all.'],
        },
        {
          id: 'which-folder',
          question: 'What if I do not know where something belongs?',
          answer: ['Put it into “Other / I’m not sure”. Your attorney will sort it for you.'],
        },
      ],
    },
    {
      id: 'statuses',
      question: 'What do the words beside my documents mean?',
      answer: ['They say where each document stands with your attorney.'],
      more: [
        {
          id: 'status-needed',
          question: 'Needed',
          answer: ['Something is still missing. On a phone you read “Nothing sent yet”, or how many documents were sent and “more needed”.'],
        },
        {
          id: 'status-pending',
          question: 'Pending',
          answer: ['You sent it. Your attorney has not checked it yet. On a phone you read “Sent, waiting for your attorney” beside a folder.'],
        },
        { id: 'status-review', question: 'Review', answer: ['Your attorney is looking at it.'] },
        {
          id: 'status-accepted',
          question: 'Accepted or Complete',
          answer: [
            'All is well. There is nothing more to do. On a phone you read “All documents accepted” beside a folder, or “Nothing needed here” when it is empty.',
          ],
        },
        {
          id: 'status-rejected',
          question: 'Rejected',
          answer: [
            'Your attorney needs a new copy. Open the document to read why. This happens often and is no problem.',
            'On a phone you read “A document needs a new copy” beside a folder.',
          ],
        },
        { id: 'status-optional', question: 'Add if you have any', answer: ['This concerns only some people. Leave it empty if you have nothing of the kind.'] },
      ],
    },
    {
      id: 'cannot-find',
      question: 'What if I cannot find a document?',
      answer: ['Open its folder and look for “Can’t find it?”. It says who can give you a copy. If that does not help, contact your attorney.'],
    },
    {
      id: 'spouse-documents',
      question: 'Does my spouse see what I send?',
      answer: ['Papers about yourself alone, such as your photo ID and your pay stubs, are seen by you and your attorney. Papers that you share, such as bank statements, are seen by both of you.'],
    },
  ],
}

const courses: FaqTopic = {
  id: 'courses',
  title: 'The two courses',
  entries: [
    {
      id: 'why-courses',
      question: 'Why do I have to take courses?',
      answer: ['The law asks everybody who files for bankruptcy to take two: credit counseling before the case is filed, and debtor education after it. In a joint case each of you takes them.'],
    },
    {
      id: 'how-long',
      question: 'How long do they take?',
      answer: ['Credit counseling takes about 90 minutes. Debtor education takes about two hours.'],
    },
    {
      id: 'certificate-valid',
      question: 'How long is my certificate valid?',
      answer: ['The credit counseling certificate is valid for 180 days. Your case must be filed within that time; otherwise the course has to be taken again.'],
    },
    {
      id: 'course-cost',
      question: 'What if I cannot afford a course?',
      answer: ['You may ask the course provider for a free or lower-cost course.'],
    },
  ],
}

const account: FaqTopic = {
  id: 'account',
  title: 'Signing in and your account',
  entries: [
    {
      id: 'code-valid',
      question: 'How long is a verification code valid?',
      answer: ['Five minutes. If it is too late, ask for a new one with the link below the code.'],
      more: [
        {
          id: 'code-missing',
          question: 'The code does not come. What can I do?',
          answer: ['Wait a minute, check the spam folder of your email, then send it again. If it still does not come, contact your law firm.'],
        },
      ],
    },
    {
      id: 'signed-out',
      question: 'Why was I signed out?',
      answer: ['To protect you, the portal signs you out when nothing happens for 15 minutes. What you sent before is kept.'],
    },
    {
      id: 'locked',
      question: 'My account is locked. What now?',
      answer: ['After several wrong passwords an account is locked for 5 minutes. Wait, then try again. If you have forgotten your password, call your attorney’s office.'],
    },
    {
      id: 'new-phone',
      question: 'I have a new phone number or email address.',
      answer: ['Call your attorney’s office. They can change it for you.'],
    },
  ],
}

const myCase: FaqTopic = {
  id: 'case',
  title: 'Your case',
  entries: [
    {
      id: 'what-now',
      question: 'What do I have to do now?',
      answer: ['Your case dashboard lists it under “What you need to do”. Begin with the first line.'],
    },
    {
      id: 'where-it-stands',
      question: 'Where does my case stand?',
      answer: ['The line at the top of your case dashboard shows it. “Looking Ahead” tells you about each step.'],
      more: [
        { id: 'pre-filing', question: 'What does Pre-Filing mean?', answer: ['Your papers are being prepared. Nothing was sent to the court yet.'] },
        { id: 'filed', question: 'What does Filed mean?', answer: ['The court has your papers, and your case has a number.'] },
        { id: 'complete', question: 'What does Complete mean?', answer: ['Your case has come to its end. Keep your papers in a safe place.'] },
      ],
    },
    {
      id: 'collectors',
      question: 'Collectors still call me. What should I say?',
      answer: ['Before your case is filed, tell them the name of your attorney. After it is filed, tell them your case number as well. Then tell your attorney who called.'],
    },
    {
      id: 'deactivate',
      question: 'What happens when I deactivate a case?',
      answer: [
        'Case information stops flowing between this portal and your attorney’s software. It does not void any agreement that you signed.',
        'You can reactivate the case under My Cases.',
      ],
    },
  ],
}

export const faqTopics: readonly FaqTopic[] = [myCase, documents, courses, account]
