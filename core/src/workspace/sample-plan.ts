import { isoDay } from "../text/day.ts";

/** Days from today, replaced by the date: `{+3}`. */
const PLAN = `Title: Product Launch Plan
Description: Fieldnote 1.0, from the first interview to the first hundred paying teams

## Market Research
Status: Complete
Tags: marketing, research
Priority: Medium
Deadline: {-24}
Who buys, what they use today, and what they would pay to stop doing by hand.
- [x] Twelve customer interviews
- [x] Competitor pricing sheet
- [x] Positioning one-pager

## Brand and Tokens
Status: Complete
Tags: ui, ux, design
Priority: High
Deadline: {-9}
Wordmark, color and type tokens, and the component kit every screen is built from.
- [x] Logo and wordmark
- [x] Color and type tokens
- [x] Component kit
- [x] Dark theme

## Billing API
Status: In Progress
Tags: backend, api, database
Priority: Urgent
Deadline: {+2}
Plans, seats and invoices. A webhook that arrives twice must never charge twice.
- [x] Plan and seat model
- [x] Checkout session
- [ ] Webhook retries
- [ ] Proration tests
- [ ] Invoice PDF

## Landing Page
Status: In Progress
Tags: frontend, ui, marketing
Priority: High
Deadline: {+5}
One page that explains the product in a minute and collects the waitlist.
- [x] Hero copy
- [x] Pricing table
- [ ] Share images
- [ ] Waitlist form

## Onboarding Flow
Status: In Progress
Tags: frontend, ux
Priority: High
Deadline: {+7}
From sign-up to the first saved note in under two minutes, without a tour.
- [x] Empty states that teach
- [x] Import from Notion and CSV
- [ ] Invite a teammate
- [ ] Measure the first session

## Beta Program
Status: In Progress
Tags: sales, feedback
Priority: Medium
Deadline: {+12}
Fifty teams for four weeks, a feedback form, and a standing call on Thursdays.
- [x] Invite fifty teams
- [x] Feedback form
- [ ] Thursday calls

## Legal Review
Status: Not Started
Tags: legal, admin
Priority: High
Deadline: {-2}
Terms, privacy policy and the data processing agreement, read by counsel.
- [ ] Terms of service
- [ ] Privacy policy
- [ ] Processing agreement

## Launch Campaign
Status: Not Started
Tags: marketing, sales
Priority: Medium
Deadline: {+24}
Launch post, three e-mails and a press list, all pointing to one page.
- [x] Pick the launch day
- [ ] Launch post
- [ ] E-mail sequence
- [ ] Press list

## Support Runbook
Status: Not Started
Tags: admin, docs
Priority: Low
Deadline: {+30}
What to do when it breaks: status page, on-call rota, refund macros.
- [ ] Public status page
- [ ] On-call rota
- [ ] Refund macros

## Metrics Review
Status: Not Started
Tags: database, research
Priority: Low
Deadline: {+38}
Activation, retention and revenue in one place, two weeks after the doors open.
- [ ] Activation funnel
- [ ] Weekly cohort chart
`;

/**
 * The sample of the workspace: the plan of a product launch, with deadlines around a day so that some are near, one is
 * past and most are ahead. The same day gives the same text.
 */
export function samplePlan(today: Date): string {
  return PLAN.replaceAll(/\{([+-]\d+)\}/g, (_, days: string) =>
    isoDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() + Number(days))),
  );
}
