<?php

namespace Illuminate\Contracts\Events;

/** Laravel 8 lacks this interface: here it has no effect. */
interface ShouldDispatchAfterCommit
{
}
