import { describe, expect, it } from '@jest/globals';
import { mailFailure } from './mail-failure.js';

describe('why a mail has not arrived', () => {
  it.each([
    ['550 5.1.1 no such user here', 'address_unknown'],
    ['550 El usuario no existe', 'address_unknown'],
    ['550 5.1.2 Host unknown', 'domain_unknown'],
    ['552 5.2.2 mailbox full', 'mailbox_full'],
    ['451 4.7.1 Greylisting in action, please come back later', 'try_later'],
    ['552 5.3.4 Message size exceeds fixed limit', 'content_refused'],
    ['554 5.7.1 Message rejected as spam', 'taken_for_spam'],
    ['550 5.1.8 Sender address rejected: Domain not found', 'sender_refused'],
    ['not sent: the address is suppressed (hard_bounce): 550 5.1.1 no such user', 'suppressed'],
    ['554 no', 'unclear'],
  ])('is read in %j', (diagnostic, failure) => expect(mailFailure('bounced', diagnostic)).toBe(failure));

  it('is told of a mail that is tried again, and of none that has arrived or was not tried yet', () => {
    expect(mailFailure('sent', '452 4.2.2 mailbox full')).toBe('mailbox_full');
    expect(mailFailure('sent', '451 4.3.0 not now')).toBe('try_later');
    expect(mailFailure('sent', null)).toBeNull();
    expect(mailFailure('queued', null)).toBeNull();
    expect(mailFailure('delivered', '250 2.0.0 queued as 77')).toBeNull();
  });

  it('is the complaint of a recipient who calls the mail spam', () =>
    expect(mailFailure('complained', 'feedback: abuse')).toBe('marked_as_spam'));
});
