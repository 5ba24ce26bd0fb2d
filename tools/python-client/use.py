"""Uses the generated client as an integrator would, against RUBRICA_URL with RUBRICA_KEY (a test key).

Prints one JSON object: what it read, through the types of the client alone.
"""

import inspect
import json
import os
import pkgutil
import time
from importlib import import_module

import rubrica.api
from rubrica import AuthenticatedClient
from rubrica.api.credit_notes import create_credit_note
from rubrica.api.customers import create_customer
from rubrica.api.invoices import (
    create_invoice,
    create_invoices,
    get_invoice,
    get_invoice_pdf,
    list_invoice_notes,
    list_invoices,
)
from rubrica.api.numbering_ranges import list_numbering_ranges
from rubrica.api.webhooks import get_event, list_events
from rubrica.models import (
    CreditNoteDraft,
    CustomerInput,
    DocumentStatus,
    Identification,
    IdentificationType,
    InlineCustomer,
    Invoice,
    InvoiceDraft,
    InvoicesBatch,
    Line,
    PaymentMeans,
    PaymentMeansType,
    Problem,
    Simulate,
    SimulateOutcomeType0,
    Tax,
)
from rubrica.types import UNSET

client = AuthenticatedClient(
    base_url=os.environ["RUBRICA_URL"],
    token=os.environ["RUBRICA_KEY"],
    headers={"svc-version": "2026-12-01"},
    timeout=70,
)

BUYER = dict(
    identification=Identification(type_=IdentificationType("13"), number="1020304050"),
    legal_name="María Ñáñez",
    email="maria@example.com",
)


def sale(currency="COP", **fields) -> InvoiceDraft:
    return InvoiceDraft(
        customer=InlineCustomer(**BUYER),
        currency=currency,
        operation_type="10",
        payment_means=PaymentMeans(code="10", type_=PaymentMeansType("1")),
        lines=[
            Line(
                description="Lente de contacto",
                quantity="2.00",
                unit_code="94",
                unit_price="94500.00",
                line_extension_amount="189000.00",
                taxes=[Tax(code="01", rate="19.00", base="189000.00", value="35910.00")],
            )
        ],
        **fields,
    )


def read(answer, of_type):
    assert type(answer) is of_type, f"{of_type.__name__} was expected, not {answer!r}"
    return answer


def issued(outcome: SimulateOutcomeType0) -> Invoice:
    """Issues an invoice with that outcome and reads it again."""
    body = sale(simulate=Simulate(outcome=outcome))
    created = read(create_invoice.sync(client=client, body=body, prefer="wait=30"), Invoice)
    return read(get_invoice.sync(created.id, client=client), Invoice)


def operations():
    """Every function that the generator has made of an operation."""
    for tag in pkgutil.iter_modules(rubrica.api.__path__, "rubrica.api."):
        for module in pkgutil.iter_modules(import_module(tag.name).__path__, f"{tag.name}."):
            yield import_module(module.name)


def is_demanded(parameter: inspect.Parameter) -> bool:
    return parameter.default is inspect.Parameter.empty and parameter.name != "client"


def page_of(operation):
    """Reads the newest of a list, or what has no id; None for an operation that needs more to be said."""
    parameters = inspect.signature(operation.sync_detailed).parameters
    if any(is_demanded(one) for one in parameters.values()):
        return None
    if operation._get_kwargs()["method"] != "get":
        return None
    # The generator takes the bytes of a file of text for a text, and breaks off.
    if operation.__name__.endswith(".get_invoice_template"):
        return None
    return operation.sync_detailed(client=client, **({"limit": 5} if "limit" in parameters else {}))


accepted = issued(SimulateOutcomeType0.ACCEPTED_BY_DIAN)
rejected = issued(SimulateOutcomeType0.REJECTED_BY_DIAN)
failed = issued(SimulateOutcomeType0.FAILED)
customer = create_customer.sync(client=client, body=CustomerInput(**BUYER))
problem = read(create_invoice.sync(client=client, body=sale(currency="cop")), Problem)
pages = {
    operation.__name__.split(".")[-1]: page for operation in operations() if (page := page_of(operation)) is not None
}


def events_of_mail_too():
    """Reads the events until one about a mail is among them: mails leave after the verdict."""
    for _ in range(100):
        events = list_events.sync(client=client, limit=100).data
        if any(type(event).__name__ == "EmailEvent" for event in events):
            return events
        time.sleep(0.1)
    raise AssertionError("there is no event about a mail")


note = CreditNoteDraft(invoice_id=accepted.id, reason_code="2")
create_credit_note.sync(client=client, body=note, prefer="wait=30")
notes = list_invoice_notes.sync(accepted.id, client=client).data
batch = create_invoices.sync(client=client, body=InvoicesBatch(documents=[sale(), sale(currency="cop")]))
events = events_of_mail_too()
event = get_event.sync(events[0].id, client=client)
ranges = list_numbering_ranges.sync(client=client).data
page = list_invoices.sync(client=client, status=DocumentStatus.FAILED, limit=1)
pdf = get_invoice_pdf.sync(accepted.id, client=client)


def said(document: Invoice) -> dict:
    return {
        "status": document.status.name,
        "number": document.number,
        "dian": document.dian and [message.severity.name for message in document.dian.messages],
        "failure": document.failure and document.failure.code.name,
        "payable": document.totals.payable_amount,
    }


print(
    json.dumps(
        {
            "accepted": said(accepted),
            "rejected": said(rejected),
            "failed": said(failed),
            "customer": [type(customer).__name__, customer.identification.type_.value],
            "notes": [type(one).__name__ for one in notes],
            "batch": [type(one).__name__ for one in batch.data],
            "event": [event == events[0], event.data.object_.status.name],
            "ranges": sorted({f"{one.document_type.value} {type(one.next_).__name__}" for one in ranges}),
            "events": sorted({f"{type(event).__name__} {event.type_.value}" for event in events}),
            "page": [type(page).__name__, [one.id == failed.id for one in page.data]],
            "pdf": [type(pdf).__name__, pdf.payload.read(5).decode()],
            "problem": [problem.status, problem.errors is not UNSET and [one.pointer for one in problem.errors]],
            "read": {name: [page.status_code, type(page.parsed).__name__] for name, page in pages.items()},
        }
    )
)
