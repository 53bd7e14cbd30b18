// The product's own questions and answers, in English: by topic, and for some questions a second level below. Facts as in seeds/001, section 2.

export const faq = {
  /** What the overview video tells. */
  overview: [
    'This portal shows where your case stands and what you need to do next.',
    'Here you send the documents that your attorney asks for, as photos or files, one folder at a time. Your attorney checks them and writes to you when something is missing.',
    'Two courses belong to every bankruptcy: credit counseling before your case is filed, and debtor education after it.',
    'When there is news, we send you a message. You can stop at any time; what you sent is kept.',
  ],
  topics: {
    'case': {
      title: 'Your case',
      entries: {
        'what-now': {
          question: 'What do I have to do now?',
          answer: ['Your case dashboard lists it under “What you need to do”. Begin with the first line.'],
        },
        'where-it-stands': {
          question: 'Where does my case stand?',
          answer: ['The line at the top of your case dashboard shows it. “Looking Ahead” tells you about each step.'],
          more: {
            'pre-filing': { question: 'What does Pre-Filing mean?', answer: ['Your papers are being prepared. Nothing was sent to the court yet.'] },
            'filed': { question: 'What does Filed mean?', answer: ['The court has your papers. The court gives your case a number, and you find it on your case dashboard.'] },
            'complete': { question: 'What does Complete mean?', answer: ['Your case has come to its end. Keep your papers in a safe place.'] },
          },
        },
        'collectors': {
          question: 'Collectors still call me. What should I say?',
          answer: ['Before your case is filed, tell them the name of your attorney. After it is filed, tell them your case number as well. Then tell your attorney who called.'],
        },
        'deactivate': {
          question: 'What happens when I deactivate a case?',
          answer: [
            'Case information stops flowing between this portal and your attorney’s software. It does not void any agreement that you signed.',
            'You can reactivate the case under My Cases with “Show Deactivated Cases”.',
          ],
        },
      },
    },
    'documents': {
      title: 'Documents',
      entries: {
        'how-to-send': {
          question: 'How do I send a document?',
          answer: ['Open Documents, choose the folder it belongs to, and press Add Documents. You can choose a file from your phone or computer.'],
          more: {
            'which-files': {
              question: 'Which files can I send?',
              answer: ['Supported files: JPG/JPEG, GIF, PNG, BMP, DOC, DOCX, RTF, TXT, PDF.'],
            },
            'how-large': {
              question: 'How large may they be?',
              answer: ['A file may have 25 MB at most. You can send 50 files per upload, with a total of 95 MB.'],
            },
            'which-folder': {
              question: 'What if I do not know where something belongs?',
              answer: ['Put it into “Other / I’m not sure”. Your attorney will sort it for you.'],
            },
          },
        },
        'statuses': {
          question: 'What do the words beside my documents mean?',
          answer: ['They say where each document stands with your attorney.'],
          more: {
            'status-needed': {
              question: 'Needed',
              answer: ['Something is still missing. Below the name you read “Nothing sent yet”, or how many documents were sent and “more needed”.'],
            },
            'status-pending': {
              question: 'Pending',
              answer: ['You sent it. Your attorney has not checked it yet. Below the name of a folder you read “Sent, waiting for your attorney”.'],
            },
            'status-review': { question: 'Review', answer: ['Your attorney is looking at it.'] },
            'status-accepted': {
              question: 'Accepted or Complete',
              answer: [
                'All is well. There is nothing more to do. Below the name of a folder you read “All documents accepted”, or “Nothing needed here” when it is empty.',
              ],
            },
            'status-rejected': {
              question: 'Rejected',
              answer: [
                'Your attorney needs a new copy. Open the document to read why. This happens often and is no problem.',
                'Below the name of its folder you read “A document needs a new copy”.',
              ],
            },
            'status-optional': { question: 'If you have any', answer: ['Only some people have these papers. Leave a folder empty if you have nothing of the kind.'] },
          },
        },
        'cannot-find': {
          question: 'What if I cannot find a document?',
          answer: ['Open its folder and look for “Can’t find it?”. It says who can give you a copy. If that does not help, contact your attorney.'],
        },
        'spouse-documents': {
          question: 'Does my spouse see what I send?',
          answer: [
            'Papers about yourself alone, such as your photo ID and your pay stubs, are seen by you and your attorney. Papers that you share, such as bank statements, are seen by both of you.',
          ],
        },
      },
    },
    'courses': {
      title: 'The two courses',
      entries: {
        'why-courses': {
          question: 'Why do I have to take courses?',
          answer: ['The law asks everybody who files for bankruptcy to take two: credit counseling before the case is filed, and debtor education after it. In a joint case each of you takes them.'],
        },
        'how-long': {
          question: 'How long do they take?',
          answer: ['Credit counseling takes about 90 minutes. Debtor education takes about two hours.'],
        },
        'certificate-valid': {
          question: 'How long is my certificate valid?',
          answer: ['The credit counseling certificate is valid 180 days. Your case must be filed within that time; otherwise the course has to be taken again.'],
        },
        'course-cost': {
          question: 'What if I cannot afford a course?',
          answer: ['You may ask the course provider for a free or lower-cost course.'],
        },
      },
    },
    'account': {
      title: 'Signing in and your account',
      entries: {
        'code-valid': {
          question: 'How long is a verification code valid?',
          answer: ['A verification code is valid five minutes. If it is too late, ask for a new one with the link below the code.'],
          more: {
            'code-missing': {
              question: 'The code does not come. What can I do?',
              answer: ['Wait a minute, check the spam folder of your email, then send it again. If it still does not come, contact your law firm.'],
            },
          },
        },
        'forgotten': {
          question: 'I forgot my password or my user ID.',
          answer: [
            'On the login page choose the link for a forgotten user ID or password. Enter your last name and your mobile phone number, and say what you forgot. We send it to your email address.',
            'Your user ID is your email address. Instead of your password you get a temporary one, with which you create a new password.',
          ],
          more: {
            'forgotten-nothing-came': {
              question: 'No email came. What can I do?',
              answer: ['Wait a minute and check the spam folder, then choose “Send it again”. If you cannot read email at that address any more, call your attorney’s office.'],
            },
          },
        },
        'locked': {
          question: 'My account is locked. What now?',
          answer: ['After several wrong passwords an account is locked for 5 minutes. Wait, then try again. If you forgot your password, create a new one from the login page.'],
        },
        'change-password': {
          question: 'How do I change my password?',
          answer: ['Open My Profile from the menu at the top of the page and choose “Change password”. You stay signed in here, and you are signed out on all other devices.'],
        },
        'new-phone': {
          question: 'I have a new phone number or email address.',
          answer: [
            'Open My Profile from the menu at the top of the page, choose “Edit”, then “Change mobile phone” or “Change email address”.',
            'We send a six-digit code to the new number or address. Nothing changes until you have entered it. Your new email address is then your user ID.',
          ],
          more: {
            'old-phone-gone': {
              question: 'I cannot get codes at the old number any more.',
              answer: ['Call your attorney’s office. They can change it for you once they are sure that it is you.'],
            },
          },
        },
        'not-me': {
          question: 'I got a message about a change that I did not make.',
          answer: ['Open the link in that message. It locks your account and tells your law firm. Then call your attorney’s office.'],
        },
        'notices': {
          question: 'How do I hear about news?',
          answer: ['By email, by text message or both: open My Profile, choose “Edit” and say how we should notify you. Our messages never say what your case is about.'],
        },
        'signed-out': {
          question: 'Why was I signed out?',
          answer: ['To protect you, the portal signs you out when nothing happens for 15 minutes. What you sent before is kept.'],
        },
        'spanish': {
          question: 'Can I read this in Spanish?',
          answer: ['Yes. Choose “Español” at the top of any page.'],
        },
      },
    },
  },
} as const
