// Facts in these texts are specified (spec: cases#faqs).

export const faq = {
  /** The text version of the overview video. */
  overview: [
    'This portal shows the status of your case and what you need to do next.',
    'Here you send the documents your attorney asks for, as photos or files, one folder at a time. Your attorney checks them and writes to you if something is missing.',
    'Almost every bankruptcy includes two courses: credit counseling before your case is filed, and debtor education after it is filed.',
    'When there is news, we send you a message. You can stop at any time. What you sent is saved.',
  ],
  topics: {
    case: {
      title: 'Your case',
      entries: {
        'what-now': {
          question: 'What do I have to do now?',
          answer: [
            'Look at “What you need to do” on your case dashboard. Start with the first item.',
          ],
        },
        'where-it-stands': {
          question: 'What is the status of my case?',
          answer: [
            'The timeline at the top of your case dashboard shows it. “Looking Ahead” explains each step.',
          ],
          more: {
            'pre-filing': {
              question: 'What does Pre-Filing mean?',
              answer: ['Your papers are being prepared. Nothing has been sent to the court yet.'],
            },
            filed: {
              question: 'What does Filed mean?',
              answer: [
                'The court has your papers. The court gives your case a number. You can find it on your case dashboard.',
              ],
            },
            complete: {
              question: 'What does Complete mean?',
              answer: [
                'Your law firm has recorded how your case ended, or that you have your discharge. Keep your papers in a safe place. If the court or the trustee writes to you, tell your attorney.',
              ],
            },
          },
        },
        collectors: {
          question: 'Debt collectors are still calling me. What should I say?',
          answer: [
            'Before your case is filed, tell them the name of your attorney. After it is filed, tell them your case number too. Then tell your attorney who called.',
          ],
        },
        deactivate: {
          question: 'What happens when I deactivate a case?',
          answer: [
            'Case information stops flowing between this portal and your attorney’s software. Deactivating does not void any agreement that you signed.',
            'You can reactivate the case later. Go to My Cases and choose “Show Deactivated Cases”.',
          ],
        },
      },
    },
    documents: {
      title: 'Documents',
      entries: {
        'how-to-send': {
          question: 'How do I send a document?',
          answer: [
            'Open Documents, choose the right folder, and press “Add Documents”. You can choose a file from your phone or computer.',
          ],
          more: {
            'which-files': {
              question: 'Which files can I send?',
              answer: ['Supported files: JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.'],
            },
            'how-large': {
              question: 'How large can the files be?',
              answer: [
                'Each file can be up to 25 MB. You can send up to 50 files per upload, with a total of 95 MB.',
              ],
            },
            'which-folder': {
              question: 'What if I don’t know which folder to use?',
              answer: ['Put it in “Other / I’m not sure”. Your attorney will sort it for you.'],
            },
          },
        },
        statuses: {
          question: 'What do the words next to my documents mean?',
          answer: ['They show the status of each document.'],
          more: {
            'status-needed': {
              question: 'Needed',
              answer: [
                'Something is still missing. Below the name it says “Nothing sent yet”, or how many documents you sent and “more needed”.',
              ],
            },
            'status-pending': {
              question: 'Pending',
              answer: [
                'You sent it. Your attorney has not checked it yet. Below the folder name it says “Sent, waiting for your attorney”.',
              ],
            },
            'status-review': { question: 'Review', answer: ['Your attorney is looking at it.'] },
            'status-accepted': {
              question: 'Accepted or Complete',
              answer: [
                'Everything is fine. You don’t need to do anything else. Below the folder name it says “All documents accepted”, or “Nothing needed here” if the folder is empty.',
              ],
            },
            'status-rejected': {
              question: 'Rejected',
              answer: [
                'Your attorney needs a new copy. Open the document to read why. This happens often and is not a problem.',
                'Below the folder name it says “A document needs a new copy”.',
              ],
            },
            'status-optional': {
              question: 'If you have any',
              answer: [
                'Only some people have these papers. If you don’t have any, leave the folder empty.',
              ],
            },
          },
        },
        'cannot-find': {
          question: 'What if I can’t find a document?',
          answer: [
            'Open its folder and look for “Can’t find it?”. It tells you who can give you a copy. If that does not help, contact your attorney.',
          ],
        },
        'spouse-documents': {
          question: 'Can my spouse see what I send?',
          answer: [
            'You and your attorney can see papers that are only about you, such as your photo ID and pay stubs. Your spouse cannot. Both of you can see papers you share, such as bank statements.',
          ],
        },
      },
    },
    courses: {
      title: 'The two courses',
      entries: {
        'why-courses': {
          question: 'Why do I have to take courses?',
          answer: [
            'The law requires almost everyone who files for bankruptcy to take two: credit counseling before the case is filed, and debtor education after it is filed. In a joint case, each of you must take both.',
          ],
        },
        'how-long': {
          question: 'How long do they take?',
          answer: [
            'Credit counseling takes about 90 minutes. Debtor education takes about two hours.',
          ],
        },
        'certificate-valid': {
          question: 'How long is my certificate valid?',
          answer: [
            'The credit counseling certificate is valid 180 days. If your case is not filed within that time, you must take the course again.',
          ],
        },
        'course-cost': {
          question: 'What if I can’t afford a course?',
          answer: ['You can ask the course provider for a free or lower-cost course.'],
        },
      },
    },
    account: {
      title: 'Logging in and your account',
      entries: {
        'code-valid': {
          question: 'How long is a verification code valid?',
          answer: [
            'A verification code is valid five minutes. If your code has expired, use the link below it to ask for a new one.',
          ],
          more: {
            'code-missing': {
              question: 'I didn’t get the code. What can I do?',
              answer: [
                'Wait a minute, check your email’s spam folder, then ask for the code again. If it still does not come, contact your law firm.',
              ],
            },
          },
        },
        forgotten: {
          question: 'I forgot my password or my user ID.',
          answer: [
            'On the login page, choose the link for a forgotten email address or password. Enter your last name and your mobile phone number, and choose what you forgot. We will send it to your email address.',
            'Your user ID is your email address. If you forgot your password, we send you a temporary one. Use it to create a new password.',
          ],
          more: {
            'forgotten-nothing-came': {
              question: 'No email came. What can I do?',
              answer: [
                'Wait a minute, check your spam folder, then choose “Send it again”. If you can no longer read email at that address, call your attorney’s office.',
              ],
            },
          },
        },
        locked: {
          question: 'My account is locked. What should I do?',
          answer: [
            'After several wrong passwords, your account is locked for 5 minutes. Wait, then try again. If you forgot your password, create a new one from the login page.',
          ],
        },
        'change-password': {
          question: 'How do I change my password?',
          answer: [
            'Open My Profile from the menu at the top of the page and choose “Change password”. You stay signed in here. We sign you out on all other devices.',
          ],
        },
        'new-phone': {
          question: 'I have a new phone number or email address.',
          answer: [
            'Open My Profile from the menu at the top of the page, choose “Edit”, then “Change mobile phone” or “Change email address”.',
            'We send a six-digit code to the new number or address. Nothing changes until you enter it. If you changed your email address, the new one is then your user ID.',
          ],
          more: {
            'old-phone-gone': {
              question: 'I can no longer get codes at my old number.',
              answer: [
                'Call your attorney’s office. They can change it for you after they make sure that it is you.',
              ],
            },
          },
        },
        'not-me': {
          question: 'I got a message about a change I didn’t make.',
          answer: [
            'Open the link in that message. It locks your account and tells your law firm. Then call your attorney’s office.',
          ],
        },
        notices: {
          question: 'How do I get news about my case?',
          answer: [
            'By email, by text message or both. Open My Profile, choose “Edit”, and tell us how to notify you. Our messages never say what your case is about.',
          ],
        },
        'signed-out': {
          question: 'Why was I signed out?',
          answer: [
            'To protect you, we sign you out after 15 minutes without activity. What you already sent is saved.',
          ],
        },
        spanish: {
          question: 'Can I read this in Spanish?',
          answer: ['Yes. Choose “Español” at the top of any page.'],
        },
      },
    },
  },
} as const
