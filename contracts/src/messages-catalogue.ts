/**
 * The error catalogue: every sentence the API says when something is wrong. Literal strings of the specification.
 * Each is a constant of its own, so that a browser loads only those its screens show.
 */

// sign-up form
export const fullName = 'Full name is required';
export const age = 'You must be 25 or older';
export const email = 'Please enter a valid email address';
export const mobile = 'Enter a mobile number, like 07700 900 982';
export const address = 'Address is required';
export const city = 'City is required';
export const postcode = 'Please enter a valid UK postcode';
export const ukResident = 'You must be a UK resident';
export const acceptTerms = 'You must accept the terms and conditions';

// links and sessions
export const signedUp = 'Please check your email for verification.';
export const loginSent = 'Please check your email to access your account.';
export const resent = 'If this address needs verification, a new link is on its way.';
export const linkInvalid = 'The verification link is invalid or expired.';
export const loginCodeDigits = 'Enter the 6 digits from the newest email';
export const loginCodeWrong =
  'That code does not work. Look for the newest email: an older code stops working, and so does one that was typed wrong five times. You can ask for another.';
export const tooManyLoginCodes = 'Too many wrong codes were typed. Please press the button in the email instead, or try again in an hour.';
export const tooManyMails =
  'Too many emails were asked for with this address. Please use the link in the newest one, whoever asked for it; look in the spam folder too.';
export const emailUnchanged = 'That is the address you have already. Type the new one.';
export const emailLinkInvalid =
  'This link has expired, or a newer one took its place. Use our newest email, or ask for new links on your dashboard.';
export const emailChangeObjected =
  'Whoever reads the current mailbox has said no to such a change in the last 7 days. Make sure again who asked, and wait.';
export const tooManyEmailChanges = 'You have asked for this five times today. Please try again tomorrow, or write to us.';
export const notAuthenticated = 'Not authenticated';
export const forbidden = 'Forbidden';

// the will
export const forSomebodyElse =
  'Please create an account for the person making the will. They will need to complete the process themselves.';
export const total = 'Total must equal 100%';
export const unprintable = 'A character in this text cannot be printed in your will yet.';
export const changedTooOften =
  'Your answers have been changed so often that no more changes can be saved. What was saved before is safe, and you can still submit it. If something must be changed, please write to support.';
export const savedTooOften = 'Your answers are being saved too often. Please wait a few seconds and try again.';
export const locked = 'Your answers are locked because payment has been made.';
export const confirmBoth = 'Please tick both boxes to confirm.';

// orders and payment
export const discountMissing = 'Please enter a discount code';
export const discountInvalid = 'Invalid discount code';
export const discountApplied = 'Discount code applied';
export const discountUsedUp = 'This code has been used as often as it may be. You can go on without it at the full price.';
export const tooManyCodes = 'Too many codes were tried. Please try again in an hour, or go on without a code.';
export const alreadyPaid = 'You have already paid for your will.';
export const paymentProcessing = 'Your payment is being processed.';
export const willIncomplete = 'Please complete your will before paying.';
export const noOrder = 'No order found';
export const paymentNotReceived = 'Payment has not been received.';
export const problemMissing = 'Say in a few words what is wrong.';
export const problemTooLong = 'Please keep it under 2,000 characters, or write to support.';
export const problemUnknown = 'There is no such message with this order.';
export const tooManyProblems = 'We have your messages. For more today, please write to support.';
export const enquiryMissing = 'Write what you want to ask.';
export const enquiryAnswerMissing = 'Write your answer.';
export const enquiryTooLong = 'Please keep it under 2,000 characters.';
export const enquiryUnknown = 'There is no such question with this order.';
export const enquiryAnswered = 'This question is answered already. If there is more to say, tell us below, or write to support.';
export const enquiryClosed = 'This question has been settled. If something is still wrong, please tell us below.';
export const enquiryOpen = 'A question to the customer is not settled yet. Read the answer and settle it, or withdraw the question.';
export const tooManyEnquiries = 'Five questions are open already. Settle or withdraw one first.';
export const tooManyAnswers = 'We have your answers. For more today, please write to support.';
export const nothingToReconcile = 'There is no card payment to check for this order.';
export const logChanged =
  'The log is not what was signed, so nothing is exported. Somebody on call has to look at it: willow audit verify says what was changed.';
export const exportLate = 'The proof takes longer than we can wait for. Please try again in a minute.';
export const nothingToExport = 'No data to export';
export const refundAmount = 'Enter an amount in pounds and pence, such as 12.50.';
export const refundTooMuch = 'That is more than is left of this payment. Reload the order to see how much can be refunded.';
export const refundRunning = 'A refund of this order is under way already. Wait for it to go through: that takes a few seconds.';
export const refundStopsSending = 'This payment is being refunded, so the will cannot be sent. Reload the order in a moment.';
export const refundHeldByBank = 'The customer’s bank holds this payment until the dispute is decided, so nothing can be refunded.';
export const disputeStopsSending = 'The customer’s bank asks this payment back, so the will is not sent. The order says how that stands.';
export const fraudStopsSending =
  'The card’s bank warns that this payment may be fraud. Refund it, or settle the warning, before the will is sent.';
export const issueUnknown = 'There is nothing of that kind to settle with this order.';
export const refundedMeanwhile = 'Money was refunded on this order since you opened it. Look at what is left before you refund more.';
export const secondWillUsed =
  'Their partner has ordered a will with this payment, and it goes on. To refund it all the same, say why in the note.';
export const refundNothingPaid = 'Nothing was paid for this order by card, so there is nothing to refund.';
export const refundConfirm = 'Type the number of this order, so that nobody else is refunded by mistake.';
export const providerFailed = 'Unable to setup payment. Please try again later.';

// two wills for a couple
export const coupleCode = 'Enter the twelve letters and digits from the email.';
export const coupleCodeWrong = 'This invitation does not work any more. It works once, and for 14 days. Ask for a new one.';
export const coupleOpen = 'You are making two wills with somebody already. Leave that first.';
export const coupleSelf = 'This is your own address. Enter the one that your partner reads.';
export const coupleNone = 'You can do this once your invitation is accepted.';
export const coupleNothing = 'Answer some questions of your own will first.';
export const coupleWithdrawn = 'These answers are not offered any more. What you kept is still yours.';
export const coupleOfferMoved = 'Newer answers were offered since you looked. Nothing was kept. Look at them again.';

// referrals
export const friendName = "Friend's name must be at least 2 characters";
export const friendGivenName =
  "Please give your friend's first name only, in up to 30 letters. Your friend reads it in our email, so there is no room for more.";
export const referralsClosed = 'You can refer friends once your will is complete.';
export const referredSelf = 'You cannot refer yourself.';
export const referredAlready = 'You have already referred this friend.';
export const referredTooOften = 'You have sent as many invitations as you can in one day. Please try again tomorrow.';
export const invitedTooOften = 'We have sent this address enough emails for now. Please try again tomorrow.';
export const referralErased = 'This referral was erased with its account. Nothing can be noted about it any more.';
export const referralMovesForward = 'A referral goes from pending to successful to paid, one step at a time.';
export const stopLinkInvalid = 'This link is not complete. Please open it from the email once more, or write to support.';

// console
export const credentials = 'Invalid credentials';
export const tooManyLogins = 'Too many wrong tries. Please wait a while before you try again.';
export const codeNeeded = 'Enter the 6-digit code from your authenticator app.';
export const codeWrong = 'That code is not right. Codes change every 30 seconds: try the next one.';
export const factorNeeded = 'Confirm that it is you by a code or a passkey.';
export const passkeyNeeded = 'Confirm that it is you by your passkey.';
export const passkeyName = 'Enter a name, such as Work laptop';
export const passkeyUnreadable = 'The passkey gave no answer that can be checked. Try again, or sign in another way.';
export const passkeyUnknown = 'This passkey was removed already.';
export const passkeyKnown = 'This passkey is on the list already.';
export const passkeysFull = 'You have ten passkeys. Remove one first.';
export const passkeyNotKnown =
  'This passkey opens no account here. It may have been removed, or the account disabled. Sign in another way, or ask an admin.';
export const passkeyOtherSite = 'This passkey was used at another address. Open the console at its own address and try again.';
export const passkeyTooLate = 'This took longer than five minutes, or was used already. Try again.';
export const passkeyCopied =
  'This passkey was refused: its counter went back, as if there were a copy of it. Sign in another way, remove it, and tell an admin.';
export const lastSecondFactor = 'This is your only second factor. Add another passkey before you remove it.';
export const enrolFirst = 'Set up your second factor to go on.';
export const personName = 'Enter a name';
export const personExists = 'Somebody of the team has this email address already.';
export const personUnknown = 'There is nobody like that on the team.';
export const ownAccount = 'You cannot change your own account here. Another admin has to do it.';
export const lastAdmin = 'This is the last admin who can sign in. Make somebody else an admin first.';
export const notInvited = 'This person has set a password already and needs no link.';
export const teamLinkInvalid =
  'This link does not work any more. It works once, and for three days. Ask whoever invited you for a new one.';
export const resetLinkInvalid = 'This link does not work any more. It works once, and for 30 minutes; a newer one takes its place.';
export const skipReason = 'Say why it may be given up.';
export const noticeEmpty = 'Write what customers are to read.';
export const pauseReason = 'Say why nobody can pay for the time being.';
export const preparedTitle = 'Write a title, so that the team finds it.';
export const reviewHours = 'Give a whole number of hours from 1 to 336.';
export const paymentsPaused = 'We are not taking payments at the moment. Your answers are safe. Please come back later.';
export const jobNotFailed = 'This job is not on the failed list any more. Look again.';
export const nothingParked = 'Nothing like that is parked any more. Look again.';
export const failedAgain = 'It failed again, and stays parked. The list says why.';
export const passwordWrong = 'This is not your password.';
export const sessionUnknown = 'This session has ended already.';
export const passwordGuessable =
  'This password is among the first that somebody would try. Use a few words that do not belong together, and neither your name nor ours.';
export const passwordShort = 'Use at least 15 characters. A few words that you can remember are best.';
export const passwordLong = 'Use at most 1,000 characters.';
export const archived = 'This order is archived. Set it back to new before sending.';
export const discountPercentage = 'Discount percentage must be between 1 and 100';
export const discountTooSmall =
  'This percentage would leave less than the smallest card payment of 30p. Choose a smaller percentage, or 100.';
export const discountCodeText = 'Use letters, digits and signs without spaces or accents';
export const discountNeedsLimit =
  'A code of fewer than 6 characters that takes off half the price or more is easily guessed. Say how often it may be used, or choose a longer code.';
export const discountMaxUses = 'The limit must be a whole number from 1 to 1000';
export const discountLimitTooLow = 'More uses than that are taken already. Choose a higher limit, or switch the code off.';
export const discountExists = 'Discount code already exists';
export const commissionRate = 'Commission rate must be between 0 and 100';
export const refCodeExists = 'Ref code already exists';
export const refCodeMissing = 'Ref code is required';
export const partnerName = 'Name is required';
export const mailFailed = 'The email could not be sent. Please try again.';
export const addressRefused =
  'The email could not be sent: this address is refused. Send it again once the customer has given us another one.';
export const blocked = 'The will cannot be drafted from these answers.';
export const answersReturned = 'The answers are back with the customer. The will comes up for review again when they are submitted.';
export const sentAlready = 'This will was sent. The order becomes new when the customer submits new answers.';
export const notMailed = 'No email with this version of the will has gone out yet. Read it, and approve and send it instead.';
export const beingSent = 'This will is being sent. Wait for that to end.';
export const nothingToCorrect = 'Change at least one of the details.';
export const noDetails = 'There is no confirmed account with this id, so there is nothing to correct.';
export const detailsBeingCorrected = 'The details of this customer are being corrected. Try again in a moment, and read the new draft.';
export const detailsSent =
  'The will was sent with these details, and what was sent stays as it is. The customer opens it on the dashboard (“Change My Will”), changes the details there and hands it in again; you can correct them here meanwhile, too.';

// review flags
export const reasonNeeded = 'Write down the reason for the decision.';
export const reasonThin = 'Say why in a sentence of your own: at least 20 characters and three different words.';
export const reasonNotOffered = 'This reason does not fit this flag. Choose another, or write down your own.';
export const reasonUnfinished = 'Complete the sentence of the reason.';
export const proposalMoved = 'The proposed decision changed since you read it. Read it again.';
export const samePerson = 'You proposed this decision yourself. Another operator has to agree to it.';
export const answerHash = 'Say which answers the decision is about.';
export const willSentAlready = 'This will has been sent. To change it, its answers go back to the customer first.';
export const answersMoved = 'The answers changed since you read them';
export const orderMoved = 'This order changed since you looked at it. Nothing was done: see how it stands now, and decide again.';
export const notOpened = 'Open the will and read it before you approve it.';
export const badCursor = 'Give after and before as the list gave them, for the same list in the same order';
export const badVersion = 'Name the one version that you read, as its ETag does.';
export const flagBlocks = 'A blocking flag cannot be decided away. Only new answers from the customer clear it.';
export const flagInforms = 'This flag is for your information: there is nothing to decide.';
export const decisionNotOffered = 'This decision does not fit this flag.';
export const draftNotFailed = 'The draft is being made already, or it is there. Refresh to see how it stands.';
export const notReviewed = 'The draft is being prepared. Its review flags come with it.';
export const wordingNotApproved = 'The wording of this will has not been approved by a practising solicitor yet.';
export const reviewReopened = 'A review flag was opened again before the will went out.';

// what a will means
export const notInTheWill = 'Nobody in the will is known by this id.';
export const notDeadInTrial = 'Only somebody who has died can leave no descendants.';
export const noVersionYet = 'Your will has no printed pages yet. They get their codes when it is drafted.';

// after the will was sent
export const notTheNewest = 'A newer version of your will was sent to you. Print that one and sign it.';
export const signedTooLate = 'Enter the day on which you signed: this one has not come yet.';
export const signedTooEarly = 'Enter the day on which you signed: on this one the will had not been sent to you.';
export const witnessImpossible = 'Two other adults have to be your witnesses.';
export const notSigned = 'Tell us first that your will is signed.';
export const updateNotPossible = 'This will cannot be changed here. Please write to support.';
export const updateUnderReview = 'Your will is with our team. You can change it again when it has been sent to you.';
export const updateBeingSent = 'Your will is being sent to you at this moment. Please try again in a minute.';
export const updatesTooOften =
  'You have changed your will six times in the last twelve months. Please write to support, and we change it for you.';
export const updateSubmitted =
  'You have handed in your changes, and our team is looking at them. To keep your will as it is, please write to support.';

// two tabs, two devices
export const changedElsewhere =
  'Your answers were changed in another tab or on another device. Nothing was lost: look at both, and choose what to keep.';
export const readAgain = 'Your answers were changed in another tab or on another device. Read them once more before you confirm them.';

// everything else
export const notFound = 'Not found';
export const badRequest = 'The request could not be read.';
export const badText = 'The text contains a character that cannot be saved. Please remove it and try again.';
export const tooDeep = 'The request is nested too deeply.';
export const noSuchPart = 'The file has no such part. Ask for the whole file.';
export const notJson = 'The request must be JSON.';
export const tooLarge = 'The request is too large.';
export const tooManyRequests = 'Too many requests. Please wait a little and try again.';
export const flagMoved = 'A colleague has decided about this flag since you opened it. See what stands there now, then decide.';
export const conflict = 'Somebody else changed this at the same moment. Please try again.';
/** Of the key by which a change is done once. */
export const keyUnusable = 'Take another idempotency key: of 16 to 128 signs, and for this alone.';
export const interrupted = 'We were interrupted and cannot tell whether this was done. See how it stands before you do it again.';
/** While the log of facts is being put right after a restored copy. */
export const savingPaused =
  'We cannot save anything at the moment. What you just sent was not kept: please keep a copy of it and try again later.';
export const busy = 'The service is busy. Please try again in a moment.';
export const internal = 'Something went wrong. Please try again.';

// privacy
export const erasureAddress = 'Type the email address of this account, so that nothing is erased by mistake.';
export const erasureOfAccount =
  'This address belongs to a customer. They ask for erasure in their own account, under “Your data”, so that nobody else can.';
export const erasureUnknown = 'There is no such request.';
export const erasureBegun = 'The erasure has begun and cannot be stopped any more.';
export const erasureClosed = 'This request was cancelled, declined or done in the meantime.';
export const erasureAgreed = 'You agreed to this already. Another operator has to agree too.';
export const copyLate = 'Your PDF takes longer than we can wait for. Please try again in a minute.';
export const tooManyDownloads = 'You have asked for your data several times. Please try again in an hour.';

// messages to us
export const contactName = 'Enter your name';
export const contactTopic = 'Choose what your message is about';
export const contactMessage = 'Write your message';
export const messageTooLong = 'Please keep it under 5,000 characters.';
export const messageReceived = 'Thank you. Your message has reached us.';
export const tooManyMessages = 'We have had many messages from you in a short time. Please write to us by email, or try again later.';
export const messageUnknown = 'There is no such message.';
export const messageSettled = 'This message has been settled already. Reload the page to see by whom.';
export const answerMissing = 'Write the answer first.';

// calls that people ask for
export const callNumber = 'Enter a telephone number, such as 07700 900123 or +353 1 234 5678';
export const callSlot = 'Choose when we should ring';
export const callSlotGone = 'That time has gone. Nothing was changed: please choose another.';
export const callBooked = 'You have a call booked already: change or cancel it on your dashboard.';
export const callSettled = 'This call has been settled already. Reload the page to see by whom.';
export const callNote = 'Write the note first.';
